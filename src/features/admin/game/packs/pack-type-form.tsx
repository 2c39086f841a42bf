/**
 * Form of a kind of pack: names, odds per slot, guarantee. It is simulated ten thousand times before it is published.
 */
import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type AdminPackType, changePackType, wholeOdds } from '@/contract/endpoints/admin/packs.ts'
import { codeName, rarities } from '@/contract/endpoints/game/characters.ts'
import { type Locale, localeFacts, locales } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import { orEmpty, readPercent } from '@/domain/read-amount.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { usePercentText } from '@/i18n/percent.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconFloppyDisk } from '@/ui/icon/icons.ts'
import { useTypedValue } from '../../framework/fields/typed-value.ts'
import { ConflictDialog } from '../../framework/record/conflict-dialog.tsx'
import { useUnsaved } from '../../framework/record/use-unsaved.tsx'
import styles from './packs.module.css'
import { SimulationPanel } from './simulation-panel.tsx'

interface PackTypeFormProps {
  type: AdminPackType
  locale: Locale
  onSaved: (type: AdminPackType) => void
  onDirty: (isDirty: boolean) => void // there are unsaved changes
}

type Draft = Pick<AdminPackType, 'names' | 'odds' | 'guarantee_after'>

const draftOf = ({ names, odds, guarantee_after }: AdminPackType): Draft => ({ names, odds, guarantee_after })

export function PackTypeForm({ type, locale, onSaved, onDirty }: PackTypeFormProps) {
  const { t } = useTranslation(['admin-goods', 'admin', 'react-admin', 'game'])
  const messages = useErrorMessage()
  const notify = useNotify()
  const [draft, setDraft] = useState<Draft>(() => draftOf(type))
  const [isSaving, setSaving] = useState(false)
  const [lost, setLost] = useState<AdminPackType>()
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(type))
  useUnsaved(isDirty)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const isWhole = sumOf(draft.odds.usual) === wholeOdds && sumOf(draft.odds.last) === wholeOdds
  const canGive = (draft.odds.last[4] ?? 0) + (draft.odds.last[5] ?? 0) > 0
  const save = async (version: string) => {
    setSaving(true)
    const result = await call(changePackType, {
      params: { rarity: type.rarity },
      body: { ...draft, version },
    })
    setSaving(false)
    if (result.ok) {
      notify(t('packs.published', { version: result.value.odds_version }), { type: 'success' })
      onSaved(result.value)
      return
    }
    const { failure } = result
    if (failure.code === 'conflict' && failure.current) return setLost(failure.current as AdminPackType)
    notify(messages.reason(failure), { type: 'error' })
  }
  return (
    <div className={styles.column}>
      <Panel
        dense
        titleAs="h2"
        title={wordIn(type.names, locale)}
        action={
          <span className={styles.acts}>
            {isDirty && <Badge tone="warning">{t('admin:unsaved')}</Badge>}
            <Button
              size="dense"
              icon={iconFloppyDisk}
              busy={isSaving}
              disabled={!isWhole || !canGive || !isDirty}
              onClick={() => void save(type.version)}
            >
              {t('react-admin:action.save')}
            </Button>
          </span>
        }
      >
        <div className={styles.names}>
          {locales.map(language => (
            <TextField
              key={language}
              dense
              label={localeFacts[language].name}
              lang={localeFacts[language].iso}
              maxLength={80}
              value={draft.names[language]}
              onChange={event =>
                setDraft({ ...draft, names: { ...draft.names, [language]: event.currentTarget.value } })
              }
            />
          ))}
        </div>
        <OddsTable draft={draft} onChange={odds => setDraft({ ...draft, odds })} />
        {!canGive && <Note tone="error">{messages.field({ code: 'odds_guarantee' })}</Note>}
        <div className={styles.guarantee}>
          <TextField
            dense
            type="number"
            min={1}
            max={199}
            label={t('packs.guarantee')}
            hint={t('packs.guarantee_hint', { count: draft.guarantee_after + 1 })}
            value={draft.guarantee_after}
            onChange={event =>
              setDraft({ ...draft, guarantee_after: Math.trunc(Number(event.currentTarget.value)) })
            }
          />
        </div>
        <Note tone="info">{t('packs.versions_hint')}</Note>
        <ul className={styles.history} aria-label={t('packs.history')}>
          {type.history.map(change => (
            <li key={change.odds_version}>
              <b>{t('packs.version', { version: change.odds_version })}</b>
              <span>
                {change.at ? `${dateTimeText(change.at, locale)} · ${change.by ?? ''}` : t('packs.shipped')}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <SimulationPanel rules={draft} isWhole={isWhole && canGive} locale={locale} />
      {lost && (
        <ConflictDialog
          mine={draft}
          theirs={draftOf(lost)}
          base={draftOf(type)}
          onClose={() => setLost(undefined)}
          onTakeTheirs={() => onSaved(lost)}
          onKeepMine={() => {
            setLost(undefined)
            void save(lost.version)
          }}
        />
      )}
    </div>
  )
}

const slots = ['usual', 'last'] as const

/** Percent per rarity. Each row shows its difference to a hundred. */
function OddsTable({ draft, onChange }: { draft: Draft; onChange: (odds: Draft['odds']) => void }) {
  const { t } = useTranslation(['admin-goods', 'game'])
  const percentOf = usePercentText()
  const put = (slot: (typeof slots)[number], at: number, part: number) =>
    onChange({ ...draft.odds, [slot]: draft.odds[slot].map((old, place) => (place === at ? part : old)) })
  return (
    <div className={styles.scroll}>
      <table className={styles.odds}>
        <thead>
          <tr>
            <th scope="col">{t('packs.slot')}</th>
            {rarities.map(rarity => (
              <th key={rarity} scope="col">
                {t(`game:rarity.${codeName(rarity)}`)}
              </th>
            ))}
            <th scope="col">{t('packs.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {slots.map(slot => {
            const row = draft.odds[slot]
            const isRight = sumOf(row) === wholeOdds
            const gap = gapOf(row)
            return (
              <tr key={slot}>
                <th scope="row">{t(`packs.slots.${slot}`)}</th>
                {row.map((part, at) => (
                  <td key={rarities[at]}>
                    <ShareField
                      label={`${t(`packs.slots.${slot}`)}, ${t(`game:rarity.${codeName(rarities[at] ?? 'Comune')}`)}`}
                      part={part}
                      onChange={next => put(slot, at, next)}
                    />
                  </td>
                ))}
                <td className={styles.sum} data-right={isRight}>
                  <output aria-live="polite">{percentOf(sumOf(row) / 100)}</output>
                  {!isRight && <small>{t(`packs.${gap.side}`, { share: gap.share })}</small>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

interface ShareFieldProps {
  label: string
  part: number
  onChange: (part: number) => void
}

function ShareField({ label, part, onChange }: ShareFieldProps) {
  const messages = useErrorMessage()
  const share = useTypedValue<number>(part, shareText, orEmpty(0, readPercent))
  return (
    <TextField
      dense
      hideLabel
      label={label}
      inputMode="decimal"
      value={share.shown}
      error={share.code && messages.field({ code: share.code })}
      onBlur={share.leave}
      onChange={event => {
        const next = share.type(event.currentTarget.value)
        if (next !== undefined) onChange(next)
      }}
    />
  )
}

/** Shares of ten thousand as users type them: `7,5` is 750. Pure. */
export const shareText = (part: number): string => String(part / 100).replace('.', ',')

export const sumOf = (row: readonly number[]): number => row.reduce((sum, part) => sum + part, 0)

/** Returns how far a row is from 100 %, as an unsigned percentage, and whether it is below or above. */
export function gapOf(row: readonly number[]): { side: 'missing' | 'excess'; share: string } {
  const missing = wholeOdds - sumOf(row)
  return { side: missing < 0 ? 'excess' : 'missing', share: shareText(Math.abs(missing)) }
}
