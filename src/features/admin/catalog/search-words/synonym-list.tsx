/** Search synonyms with their language and the terms they expand to. Edited in a dialog. */
import { useState } from 'react'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { Synonym } from '@/contract/endpoints/admin/search-words.ts'
import { type Locale, localeFacts, locales } from '@/contract/locales.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { ChoiceFilter } from '../../framework/list/list-filter.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { NewButton } from '../../framework/list/new-button.tsx'
import { SynonymDialog, type SynonymForm } from './synonym-dialog.tsx'
import styles from './synonyms.module.css'

interface SynonymListProps {
  title: string
  locale: Locale
}

interface Open {
  synonym: Synonym | null
  fresh: SynonymForm
}

export function SynonymList({ title, locale }: SynonymListProps) {
  const { t } = useTranslation(['admin-words', 'admin'])
  const [open, setOpen] = useState<Open>()
  const fresh: SynonymForm = { locale, words: [], means: [] }
  return (
    <>
      <ListFrame
        resource="synonyms"
        title={title}
        sort={{ field: 'position', order: 'ASC' }}
        searchHint={t('synonyms.search')}
        emptyTitle={t('synonyms.none')}
        above={<p className={styles.lead}>{t('synonyms.lead')}</p>}
        filters={
          <ChoiceFilter
            source="locale"
            label={t('synonyms.language')}
            options={locales.map(value => ({ value, label: localeFacts[value].name }))}
          />
        }
        actions={<NewButton onClick={() => setOpen({ synonym: null, fresh })}>{t('synonyms.new')}</NewButton>}
        table={{ rowClick: false }}
      >
        <DataTable.Col
          source="words"
          disableSort
          label={t('synonyms.words')}
          render={(synonym: Synonym) => (
            <button type="button" className={styles.words} onClick={() => setOpen({ synonym, fresh })}>
              {synonym.words.join(', ')}
            </button>
          )}
        />
        <DataTable.Col
          source="means"
          disableSort
          label={t('synonyms.means')}
          render={({ means }: Synonym) => means.join(', ')}
        />
        <DataTable.Col
          source="locale"
          disableSort
          label={t('synonyms.language')}
          render={(synonym: Synonym) => <Badge tone="muted">{localeFacts[synonym.locale].name}</Badge>}
        />
      </ListFrame>
      {open && (
        <SynonymDialog
          key={open.synonym?.version ?? 'new'}
          synonym={open.synonym}
          fresh={open.fresh}
          onClose={() => setOpen(undefined)}
          onTheirs={synonym => setOpen({ synonym, fresh })}
        />
      )}
    </>
  )
}
