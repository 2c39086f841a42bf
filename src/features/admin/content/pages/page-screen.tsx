/** Form of a page: texts and blocks in six languages, links to it, and its audience. */

import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type AdminPage, emptyPage, type PageBody } from '@/contract/endpoints/admin/pages.ts'
import type { Locale } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { pickLike } from '@/lib/pick.ts'
import { shareWritten } from '../../framework/list/share-written.ts'
import { RecordScreen } from '../../framework/record/record-screen.tsx'
import { TextFrame } from '../../framework/texts/text-frame.tsx'
import { BlocksPanel } from './blocks/blocks-panel.tsx'
import { LegalPanel } from './legal-panel.tsx'
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
  <RecordScreen<AdminPage, PageBody>
    resource="pages"
    id={id}
    fresh={emptyPage()}
    bodyFrom={form => pickLike(form, emptyPage())}
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
  const translations = useWatch({ name: 'translations' }) as PageBody['translations']
  const blocks = useWatch({ name: 'blocks' }) as PageBody['blocks']
  const isFaq = page?.kind === 'faq'
  const spoken = localizedTextsOf(language => ({
    ...translations[language],
    blocks: blocks.map(block => wordsOf(block, language)),
  }))
  const slug = page && (page.translations[locale].slug || page.translations.it.slug)
  const publicHref = isFaq ? linkTo('faq') : slug ? linkTo('page', { slug }) : undefined
  return (
    <TextFrame
      title={translations[locale].title || translations.it.title || title}
      listHref={linkTo('adminPages')}
      state={
        page && {
          tone: page.is_published ? 'success' : 'muted',
          label: t(page.is_published ? 'pages.published' : 'pages.draft'),
        }
      }
      view={
        page && publicHref
          ? {
              href: page.is_published ? publicHref : `${publicHref}?preview=${page.id}`,
              label: t('pages.preview'),
            }
          : null
      }
      share={language => shareWritten(spoken, language, ['slug', 'link'])}
      italian={translations.it}
      hasSlug={!isFaq}
      more={language => <BlocksPanel language={language} />}
      side={
        <>
          {!isFaq && <LegalPanel page={page} locale={locale} linkTo={linkTo} />}
          <PlacePanel page={page} onGone={onGone} />
        </>
      }
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
