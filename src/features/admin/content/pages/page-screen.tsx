/** Form of a page: texts and blocks in six languages, links to it, and its audience. */

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AdminPage } from '@/contract/endpoints/admin/pages.ts'
import type { Locale } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { iconEye } from '@/ui/icon/icons.ts'
import { TextInput } from '../../framework/fields/inputs.tsx'
import { LanguagePanel } from '../../framework/fields/language-panel.tsx'
import { RichTextInput } from '../../framework/fields/rich-text-input.tsx'
import { shareWritten } from '../../framework/list/share-written.ts'
import { RecordFrame } from '../../framework/record/record-frame.tsx'
import { RecordScreen } from '../../framework/record/record-screen.tsx'
import { BlocksPanel } from './blocks/blocks-panel.tsx'
import { newPage, type PageForm, pageBody } from './page-form.ts'
import { PlacePanel } from './place-panel.tsx'

interface PageScreenProps {
  id: number | null // null creates a page
  title: string // while the page has no blocks
  locale: Locale
  linkTo: LinkTo
  onOpen: (id: number) => void
  onGone: () => void
}

export const PageScreen = ({ id, title, locale, linkTo, onOpen, onGone }: PageScreenProps) => (
  <RecordScreen<AdminPage, PageForm>
    resource="pages"
    id={id}
    fresh={newPage()}
    bodyFrom={pageBody}
    onCreated={page => onOpen(page.id)}
  >
    {page => <Fields page={page} title={title} locale={locale} linkTo={linkTo} onGone={onGone} />}
  </RecordScreen>
)

interface FieldsProps extends Omit<PageScreenProps, 'id' | 'onOpen'> {
  page: AdminPage | null
}

function Fields({ page, title, locale, linkTo, onGone }: FieldsProps) {
  const { t } = useTranslation(['admin-words', 'admin'])
  const [language, setLanguage] = useState<Locale>('it')
  const words = useWatch({ name: 'translations' }) as PageForm['translations']
  const blocks = useWatch({ name: 'blocks' }) as PageForm['blocks']
  const isFaq = page?.kind === 'faq'
  const spoken = localizedTextsOf(one => ({
    ...words[one],
    blocks: blocks.map(block => wordsOf(block, one)),
  }))
  const slug = page && (page.translations[locale].slug || page.translations.it.slug)
  const shown = isFaq ? linkTo('faq') : slug ? linkTo('page', { slug }) : undefined
  return (
    <RecordFrame
      title={words[locale].title || words.it.title || title}
      listHref={linkTo('adminPages')}
      badges={
        page && (
          <Badge tone={page.is_published ? 'success' : 'muted'}>
            {t(page.is_published ? 'pages.published' : 'pages.draft')}
          </Badge>
        )
      }
      actions={
        page &&
        shown && (
          <Button
            variant="ghost"
            size="dense"
            icon={iconEye}
            href={page.is_published ? shown : `${shown}?preview=${page.id}`}
            target="_blank"
          >
            {t('pages.preview')}
          </Button>
        )
      }
      main={
        <>
          <LanguagePanel
            language={language}
            onChange={setLanguage}
            share={one => shareWritten(spoken, one, ['slug', 'link'])}
          >
            <TextInput
              source={`translations.${language}.title`}
              label={t('pages.title')}
              placeholder={words.it.title}
            />
            {!isFaq && (
              <TextInput
                source={`translations.${language}.slug`}
                label={t('pages.slug')}
                hint={t('pages.slug_hint')}
              />
            )}
            <TextInput
              rows={2}
              source={`translations.${language}.lead`}
              label={t('pages.lead')}
              placeholder={words.it.lead}
            />
            <RichTextInput source={`translations.${language}.body`} label={t('pages.body')} />
          </LanguagePanel>
          <BlocksPanel language={language} />
        </>
      }
      side={<PlacePanel page={page} onGone={onGone} />}
    />
  )
}

/** All texts of a block in one language, at any depth. */
function wordsOf(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map(inner => wordsOf(inner, locale))
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'texts' ? (inner as Record<Locale, unknown>)[locale] : wordsOf(inner, locale),
    ]),
  )
}
