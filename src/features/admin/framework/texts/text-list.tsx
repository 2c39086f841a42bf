/** The list of articles or pages: search, filter by state, names and languages. The columns between them are `children`. */
import type { ReactNode } from 'react'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { type Locale, locales } from '@/contract/locales.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconPlus } from '@/ui/icon/icons.ts'
import { LanguageMarks } from '../fields/language-marks.tsx'
import { ChoiceFilter } from '../list/list-filter.tsx'
import { ListFrame } from '../list/list-frame.tsx'
import { NamedRow, type NamedRowProps } from '../record/named-row.tsx'

interface TextRecord {
  translations: Readonly<Record<Locale, { title: string }>>
}

interface TextListProps<R extends TextRecord> {
  resource: 'articles' | 'pages'
  title: string
  locale: Locale
  filter: string // the parameter that selects a state
  states: readonly string[]
  secondAction: string // label of the button for categories or order
  onSecondAction: () => void
  newHref: string
  rowOf: (record: R) => Omit<NamedRowProps, 'name'>
  children: ReactNode
}

export function TextList<R extends TextRecord>(props: TextListProps<R>) {
  const { resource, locale, rowOf } = props
  const { t } = useTranslation(['admin-words', 'admin'])
  return (
    <ListFrame
      resource={resource}
      title={props.title}
      sort={{ field: 'position', order: 'ASC' }}
      searchHint={t(`${resource}.search`)}
      emptyTitle={t(`${resource}.none`)}
      filters={
        <ChoiceFilter
          source={props.filter}
          label={t('admin:column.status')}
          options={props.states.map(value => ({ value, label: t(`${resource}.${value}`) }))}
        />
      }
      actions={
        <>
          <Button variant="ghost" size="dense" onClick={props.onSecondAction}>
            {props.secondAction}
          </Button>
          <Button size="dense" icon={iconPlus} href={props.newHref}>
            {t(`${resource}.new`)}
          </Button>
        </>
      }
      table={{ rowClick: false }}
    >
      <DataTable.Col
        source="title"
        disableSort
        label={t('pages.title')}
        render={(record: R) => (
          <NamedRow
            {...rowOf(record)}
            name={record.translations[locale].title || record.translations.it.title}
          />
        )}
      />
      {props.children}
      <DataTable.Col
        source="languages"
        disableSort
        label={t('admin:column.languages')}
        render={({ translations }: R) => (
          <LanguageMarks all done={locales.filter(language => translations[language].title !== '')} />
        )}
      />
    </ListFrame>
  )
}
