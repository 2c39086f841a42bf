/** FAQ: links to the groups, and a search that opens its matches. */
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentPage } from '@/contract/endpoints/site/site.ts'
import type { Locale } from '@/contract/locales.ts'
import { Chip } from '@/ui/action/chip.tsx'
import { iconMagnifyingGlass } from '@/ui/icon/icons.ts'
import { TextField } from '@/ui/light/text-field.tsx'
import { QuestionList } from './blocks/question-list.tsx'
import { ContentView, type ContentViewProps } from './content-view.tsx'
import { findQuestions } from './find-questions.ts'
import styles from './page.module.css'

export interface FaqViewProps extends Pick<ContentViewProps, 'productsOf' | 'isDraft'> {
  page: ContentPage
  locale: Locale
  homeHref: string
}

export function FaqView({ page, ...rest }: FaqViewProps) {
  const { t } = useTranslation('site')
  const [search, setSearch] = useState('')
  const queryText = useDeferredValue(search.trim())
  const matches = queryText ? findQuestions(page.blocks, queryText) : undefined
  const groups = page.blocks.filter(block => block.kind === 'questions' && block.texts.title)
  const tools: ReactNode = (
    <>
      <search className={styles.search}>
        <TextField
          type="search"
          label={t('faq.search')}
          hideLabel
          placeholder={t('faq.search')}
          icon={iconMagnifyingGlass}
          value={search}
          onChange={event => setSearch(event.currentTarget.value)}
        />
      </search>
      {!matches && groups.length > 1 && (
        <nav className={styles.groups} aria-label={page.title}>
          {groups.map(block => (
            <Chip key={block.id} href={`#${block.id}`}>
              {'title' in block.texts ? block.texts.title : ''}
            </Chip>
          ))}
        </nav>
      )}
      {matches && (
        <div aria-live="polite">
          <p className={styles.found}>{t('faq.found', { count: matches.length })}</p>
          {matches.length > 0 && <QuestionList questions={matches} isOpen />}
        </div>
      )}
    </>
  )
  return <ContentView page={matches ? { ...page, body: '', blocks: [] } : page} tools={tools} {...rest} />
}
