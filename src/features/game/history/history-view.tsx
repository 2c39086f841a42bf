/** The player's battles with their results, sorted newest first. Each links to its replay. */
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@/contract/endpoints/account/users.ts'
import type { BattleSummary } from '@/contract/endpoints/game/battles.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { levelOf } from '@/domain/progress.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { Button } from '@/ui/action/button.tsx'
import { Pager } from '@/ui/content/pager.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { WorkbenchBar, WorkbenchLayout } from '../kit/workbench-layout.tsx'
import { BattleRow } from './battle-row.tsx'
import styles from './history-view.module.css'

export interface HistoryViewProps {
  user: User
  battles: { data: BattleSummary[]; pages: number } | null // null while loading
  page: number // from 1
  characters: readonly Character[]
  locale: Locale
  now: Date
  linkTo: LinkTo
}

export function HistoryView({ user, battles, page, characters, locale, now, linkTo }: HistoryViewProps) {
  const { t } = useTranslation('history')
  const isEmpty = battles?.data.length === 0 && page === 1
  return (
    <WorkbenchLayout ground="planks">
      <div className={styles.history}>
        <WorkbenchBar title={t('title')} back={linkTo('game')} />
        {isEmpty ? (
          <EmptyState
            title={t('empty')}
            element="Fuoco"
            picture="/assets/characters/draghissimo/creature.webp"
            actions={
              <>
                <Button variant="amber" href={linkTo('battleNew')}>
                  {t('to_battle')}
                </Button>
                <Button variant="on-night" href={linkTo('prepare')}>
                  {t('to_prepare')}
                </Button>
              </>
            }
          >
            {t('empty_text')}
          </EmptyState>
        ) : (
          <div className={styles.columns}>
            <Totals totals={totalsOf(user.extra.user_match_info)} xp={user.extra.user_xp} />
            <div className={styles.list}>
              {battles === null && <Waiting />}
              {battles?.data.length === 0 && <p className={styles.beyond}>{t('beyond')}</p>}
              <ol aria-label={t('list')} aria-busy={battles === null}>
                {battles?.data.map(battle => (
                  <BattleRow
                    key={battle.id}
                    battle={battle}
                    characters={characters}
                    locale={locale}
                    now={now}
                    linkTo={linkTo}
                  />
                ))}
              </ol>
              <Pager
                page={page}
                pages={battles?.pages ?? 1}
                hrefOf={pageNumber =>
                  `${linkTo('battleHistory')}${pageNumber > 1 ? `?page=${pageNumber}` : ''}`
                }
              />
            </div>
          </div>
        )}
      </div>
    </WorkbenchLayout>
  )
}

function Totals({ totals, xp }: { totals: MatchTotals; xp: number }) {
  const { t } = useTranslation('history')
  const locale = useLocaleOfTexts()
  const { level, reached, step } = levelOf(xp)
  const share = new Intl.NumberFormat(formatTag(locale), { style: 'percent' })
  return (
    <section className={styles.totals} aria-label={t('totals')}>
      <div className={styles.rate} style={{ '--share': totals.rate ?? 0 } as CSSProperties}>
        <strong>{totals.rate === null ? '–' : share.format(totals.rate)}</strong>
        <span>{t('rate')}</span>
      </div>
      <dl>
        {(['win', 'lose', 'spare'] as const).map(outcome => (
          <div key={outcome} className={styles[outcome]}>
            <dt>{t(`count.${outcome}`)}</dt>
            <dd>{totals[outcome]}</dd>
          </div>
        ))}
      </dl>
      <p>
        {t('level', { level })} <span>{t('xp', { reached, step })}</span>
      </p>
    </section>
  )
}

const rows = ['a', 'b', 'c', 'd']

const Waiting = () => (
  <div className={styles.waiting} aria-hidden="true">
    {rows.map(row => (
      <Skeleton key={row} height={84} radius={12} />
    ))}
  </div>
)

/** The counters of an account (specification notes §3 user_match_info) as numbers for display. Pure. */
export interface MatchTotals {
  win: number
  lose: number
  spare: number
  played: number
  rate: number | null // share of victories, 0–1; null before the first battle
}

export function totalsOf({ win, lose, spare }: { win: number; lose: number; spare: number }): MatchTotals {
  const played = win + lose + spare
  return { win, lose, spare, played, rate: played > 0 ? win / played : null }
}
