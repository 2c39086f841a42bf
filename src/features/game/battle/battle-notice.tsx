import { useTranslation } from 'react-i18next'
import { href, type ScreenName } from '@/contract/paths.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { Link } from '@/ui/link.tsx'
import panel from '../kit/workbench.module.css'
import styles from './battle-notice.module.css'
import { TableLoading } from './table-loading.tsx'

export interface BattleNoticeProps {
  state: 'loading' | 'failed'
  title: string
  help?: string
  action?: { label: string; run(): void }
  second?: { label: string; run(): void }
  back?: string // label of the link back to the game
  way?: { label: string; screen: ScreenName } // a link onward that replaces the one back to the game
}

/** Shown instead of a battle while it is being prepared or if there is none. */
export function BattleNotice({ state, title, help, action, second, back, way }: BattleNoticeProps) {
  const { t } = useTranslation('battle')
  const locale = useLocaleOfTexts()
  const isLoading = state === 'loading'
  if (isLoading)
    return (
      <section className={styles.loading} data-testid="battle" data-state={state} role="status" aria-busy>
        <h1 className={panel.spoken}>{title}</h1>
        <TableLoading step="cards" title={title} words={help} />
      </section>
    )
  return (
    <section className={styles.notice} data-testid="battle" data-state={state} role="alert" data-upright>
      <div className={panel.panel}>
        <h1 className={panel.title}>{title}</h1>
        {help && <p className={panel.text}>{help}</p>}
        <div className={panel.actions}>
          {action && (
            <button type="button" className={panel.primary} onClick={action.run}>
              {action.label}
            </button>
          )}
          {second && (
            <button type="button" className={panel.secondary} onClick={second.run}>
              {second.label}
            </button>
          )}
          {way && (
            <Link className={panel.primary} href={href(way.screen, locale)}>
              {way.label}
            </Link>
          )}
          <Link className={panel.secondary} href={href('game', locale)}>
            {back ?? t('commands.leave')}
          </Link>
        </div>
      </div>
    </section>
  )
}
