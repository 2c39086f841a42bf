/** Another admin saved the record first: shows both versions next to each other and lets the reader decide. */
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { AdminDialog } from './admin-dialog.tsx'
import styles from './conflict-dialog.module.css'
import { differences } from './differences.ts'
import { useRecordWords } from './record-words.ts'

interface ConflictDialogProps {
  mine: unknown // the version that this form tried to save
  theirs: unknown // the version that is stored now
  base: unknown // the version that filled the form
  onTakeTheirs: () => void
  onKeepMine: () => void // saves again and overwrites the stored version
  onClose: () => void
}

export function ConflictDialog({
  mine,
  theirs,
  base,
  onTakeTheirs,
  onKeepMine,
  onClose,
}: ConflictDialogProps) {
  const { t } = useTranslation('admin')
  const words = useRecordWords()
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={720}
      title={t('conflict.title')}
      lead={t('conflict.lead')}
      actions={
        <>
          <Button variant="ghost" onClick={onTakeTheirs}>
            {t('conflict.take_theirs')}
          </Button>
          <Button onClick={onKeepMine}>{t('conflict.keep_mine')}</Button>
        </>
      }
    >
      <table className={styles.versions}>
        <thead>
          <tr>
            <th>{t('conflict.field')}</th>
            <th>{t('conflict.mine')}</th>
            <th>{t('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {differences(mine, theirs).map(({ path, left, right }) => (
            <tr
              key={path}
              data-changed={differences(base, theirs).some(difference => difference.path === path)}
            >
              <th scope="row">{words.field(path)}</th>
              <td>{words.value(path, left)}</td>
              <td>{words.value(path, right)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </AdminDialog>
  )
}
