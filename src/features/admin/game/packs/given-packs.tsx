/** Packs that were given: recipient, reason, opened or not. New ones can be given here. */
import { useState } from 'react'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { type GivenPack, packStates } from '@/contract/endpoints/admin/packs.ts'
import { packRarities } from '@/contract/endpoints/game/characters.ts'
import { packSources } from '@/contract/endpoints/game/packs.ts'
import type { Locale } from '@/contract/locales.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { EmailText } from '@/ui/content/email-text.tsx'
import { iconGift } from '@/ui/icon/admin-icons.ts'
import { ChoiceFilter } from '../../framework/list/list-filter.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { GiftDialog } from './gift-dialog.tsx'
import { PackDialog } from './pack-dialog.tsx'
import styles from './packs.module.css'

export const stateOf = ({ opened_at, voided_at }: Pick<GivenPack, 'opened_at' | 'voided_at'>) =>
  opened_at ? 'opened' : voided_at ? 'voided' : 'unopened'

const tones = { opened: 'success', unopened: 'info', voided: 'muted' } as const

export function GivenPacks({ locale, giftTo }: { locale: Locale; giftTo: number | null }) {
  const { t } = useTranslation('admin-goods')
  const [open, setOpen] = useState<string>()
  const [isGiving, setGiving] = useState(giftTo !== null)
  const moment = (at: string | null) => (at ? dateTimeText(at, locale) : '–')
  return (
    <>
      <ListFrame
        resource="packs"
        title={t('packs.part.given')}
        sort={{ field: 'position', order: 'ASC' }}
        searchHint={t('packs.search')}
        emptyTitle={t('packs.none_given')}
        filters={
          <>
            <ChoiceFilter
              source="rarity"
              label={t('packs.kind')}
              options={packRarities.map(rarity => ({ value: rarity, label: t(`packs.rarity.${rarity}`) }))}
            />
            <ChoiceFilter
              source="source"
              label={t('packs.why')}
              options={packSources.map(source => ({ value: source, label: t(`packs.source.${source}`) }))}
            />
            <ChoiceFilter
              source="state"
              label={t('packs.state')}
              options={packStates.map(state => ({ value: state, label: t(`packs.states.${state}`) }))}
            />
          </>
        }
        actions={
          <Button size="dense" icon={iconGift} onClick={() => setGiving(true)}>
            {t('packs.give')}
          </Button>
        }
        table={{ rowClick: false }}
      >
        <DataTable.Col
          source="owner"
          disableSort
          label={t('packs.owner')}
          render={(row: GivenPack) => (
            <button type="button" className={styles.owner} onClick={() => setOpen(row.id)}>
              <b>{row.owner.name}</b>
              <small>
                <EmailText of={row.owner.email} />
              </small>
            </button>
          )}
        />
        <DataTable.Col
          source="rarity"
          disableSort
          label={t('packs.kind')}
          render={(row: GivenPack) => t(`packs.rarity.${row.rarity}`)}
        />
        <DataTable.Col
          source="source"
          disableSort
          label={t('packs.why')}
          render={(row: GivenPack) => t(`packs.source.${row.source}`)}
        />
        <DataTable.Col
          source="state"
          disableSort
          label={t('packs.state')}
          render={(row: GivenPack) => (
            <Badge tone={tones[stateOf(row)]}>{t(`packs.states.${stateOf(row)}`)}</Badge>
          )}
        />
        <DataTable.Col align="right" source="odds_version" disableSort label={t('packs.odds_version')} />
        <DataTable.Col
          source="created_at"
          disableSort
          label={t('packs.given_at')}
          render={(row: GivenPack) => moment(row.created_at)}
        />
        <DataTable.Col
          source="opened_at"
          disableSort
          label={t('packs.opened_at')}
          render={(row: GivenPack) => moment(row.opened_at)}
        />
      </ListFrame>
      {open && <PackDialog id={open} locale={locale} onClose={() => setOpen(undefined)} />}
      {isGiving && <GiftDialog to={giftTo} onClose={() => setGiving(false)} />}
    </>
  )
}
