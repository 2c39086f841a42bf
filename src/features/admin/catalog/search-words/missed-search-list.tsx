/** Searches without results, most frequent first. Each can be added as a synonym. */
import { useState } from 'react'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { MissedSearch, Synonym } from '@/contract/endpoints/admin/search-words.ts'
import { type Locale, localeFacts, locales } from '@/contract/locales.ts'
import { dayWords } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { iconPlus } from '@/ui/icon/icons.ts'
import { ChoiceFilter } from '../../framework/list/list-filter.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { SynonymDialog, type SynonymForm } from './synonym-dialog.tsx'
import styles from './synonyms.module.css'

interface MissedSearchListProps {
  title: string
  locale: Locale
}

export function MissedSearchList({ title, locale }: MissedSearchListProps) {
  const { t } = useTranslation(['admin-words', 'admin'])
  const [fresh, setFresh] = useState<SynonymForm>()
  const [theirs, setTheirs] = useState<Synonym | null>(null)
  const close = () => {
    setFresh(undefined)
    setTheirs(null)
  }
  return (
    <>
      <ListFrame
        resource="missed-searches"
        title={title}
        sort={{ field: 'position', order: 'ASC' }}
        searchHint={t('synonyms.search')}
        emptyTitle={t('synonyms.missed_none')}
        above={<p className={styles.lead}>{t('synonyms.missed_lead')}</p>}
        filters={
          <ChoiceFilter
            source="locale"
            label={t('synonyms.language')}
            options={locales.map(value => ({ value, label: localeFacts[value].name }))}
          />
        }
        table={{ rowClick: false }}
      >
        <DataTable.Col
          source="words"
          disableSort
          label={t('synonyms.missed_words')}
          render={({ words }: MissedSearch) => <b>{words}</b>}
        />
        <DataTable.Col
          source="locale"
          disableSort
          label={t('synonyms.language')}
          render={(missed: MissedSearch) => <Badge tone="muted">{localeFacts[missed.locale].name}</Badge>}
        />
        <DataTable.Col source="count" align="right" disableSort label={t('synonyms.missed_count')} />
        <DataTable.Col
          source="last"
          disableSort
          label={t('synonyms.missed_last')}
          render={({ last }: MissedSearch) => dayWords(`${last}T12:00:00Z`, locale)}
        />
        <DataTable.Col
          disableSort
          label=""
          render={({ words, locale: spoken }: MissedSearch) => (
            <Button
              variant="ghost"
              size="dense"
              icon={iconPlus}
              aria-label={t('synonyms.add_for', { words })}
              onClick={() => setFresh({ locale: spoken, words: [words], means: [] })}
            >
              {t('synonyms.add')}
            </Button>
          )}
        />
      </ListFrame>
      {fresh && <SynonymDialog synonym={theirs} fresh={fresh} onClose={close} onTheirs={setTheirs} />}
    </>
  )
}
