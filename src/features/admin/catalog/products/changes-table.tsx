import { useTranslation } from 'react-i18next'
import { Panel } from '@/ui/content/panel.tsx'
import styles from './import.module.css'

interface ShownChange {
  line: number
  path: string
  subject: string | undefined // what the change concerns
  field: string
  cell?: string | undefined // text of the file
  before: string
  after: string
}

interface ChangesTableProps {
  changes: readonly ShownChange[]
  subject: string // heading of the first column
  isTrial: boolean
  hasCells?: boolean // with a column for the text of the file
}

const mostShown = 100

/** Shows each parsed value next to the value that it replaces, so that a misread price is noticed before it is stored. */
export function ChangesTable({ changes, subject, isTrial, hasCells = false }: ChangesTableProps) {
  const { t } = useTranslation('admin-goods')
  if (changes.length === 0) return null
  return (
    <Panel dense titleAs="h2" title={t('import.changes.title')}>
      {isTrial && <p className={styles.hint}>{t('import.changes.hint')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={t('import.changes.title')} tabIndex={0}>
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">{subject}</th>
              <th scope="col">{t('import.changes.field')}</th>
              {hasCells && <th scope="col">{t('import.changes.cell')}</th>}
              <th scope="col">{t('import.changes.before')}</th>
              <th scope="col">{t('import.changes.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, mostShown).map(change => (
              <tr key={`${change.line} ${change.path}`}>
                <th scope="row">
                  <small>{t('import.line', { line: change.line })}</small> {change.subject}
                </th>
                <td>{change.field}</td>
                {hasCells && <td>{change.cell}</td>}
                <td>{change.before}</td>
                <td>
                  <b>{change.after}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {changes.length > mostShown && (
        <p className={styles.hint}>{t('import.changes.more', { count: changes.length - mostShown })}</p>
      )}
    </Panel>
  )
}
