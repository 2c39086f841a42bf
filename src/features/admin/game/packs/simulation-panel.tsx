import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { type PackRules, type PackSimulation, simulatePacks } from '@/contract/endpoints/admin/packs.ts'
import { codeName, rarities } from '@/contract/endpoints/game/characters.ts'
import { percent } from '@/contract/endpoints/game/pack-odds.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { metals } from '@/design/card/card-look.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconFlask } from '@/ui/icon/admin-icons.ts'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import styles from './packs.module.css'

interface SimulationPanelProps {
  rules: PackRules
  isWhole: boolean
  locale: Locale
}

const packs = 10_000

/** Simulates ten thousand packs on the server, in batches so that other calls are not delayed. Gives no packs. */
export function SimulationPanel({ rules, isWhole, locale }: SimulationPanelProps) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const iso = formatTag(locale)
  const run = useMutation({
    mutationFn: () => {
      const { odds, guarantee_after } = rules
      const seed = Math.floor(Math.random() * 2 ** 31)
      return callOrThrow(simulatePacks, { body: { odds, guarantee_after, packs, seed } })
    },
  })
  return (
    <Panel
      dense
      titleAs="h2"
      title={t('packs.simulation')}
      action={
        <Button
          variant="soft"
          size="dense"
          icon={iconFlask}
          busy={run.isPending}
          disabled={!isWhole}
          onClick={() => run.mutate()}
        >
          {t('packs.open_many', { count: packs, amount: packs.toLocaleString(iso) })}
        </Button>
      }
    >
      {run.error ? (
        <PartFailure onRetry={() => run.mutate()} />
      ) : run.data ? (
        <Outcome outcome={run.data} locale={locale} />
      ) : (
        <p className={styles.quiet}>{t('packs.simulation_text')}</p>
      )}
    </Panel>
  )
}

function Outcome({ outcome, locale }: { outcome: PackSimulation; locale: Locale }) {
  const { t } = useTranslation(['admin-goods', 'game'])
  return (
    <div role="status">
      <dl className={styles.facts}>
        <div>
          <dt>{t('packs.great')}</dt>
          <dd>{percent(outcome.great, locale)}</dd>
        </div>
        <div>
          <dt>{t('packs.guaranteed')}</dt>
          <dd>{percent(outcome.guaranteed, locale)}</dd>
        </div>
        <div>
          <dt>{t('packs.longest')}</dt>
          <dd>{outcome.longest.toLocaleString(formatTag(locale))}</dd>
        </div>
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('packs.simulation')}>
        <table className={styles.odds}>
          <thead>
            <tr>
              <th scope="col">{t('packs.slot')}</th>
              {rarities.map(rarity => (
                <th key={rarity} scope="col">
                  {t(`game:rarity.${codeName(rarity)}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {outcome.slots.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
              <tr key={at}>
                <th scope="row">{t('packs.slot_of', { number: at + 1 })}</th>
                {row.map((share, place) => (
                  <td key={rarities[place]}>
                    <span className={styles.bar}>
                      <i
                        style={{
                          width: `${share * 100}%`,
                          background: metals[rarities[place] ?? 'Comune'].mid,
                        }}
                      />
                    </span>
                    {percent(share, locale)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
