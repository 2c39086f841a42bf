/** Form of an article: texts in six languages, picture, author, publication date. */
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { type AdminArticle, type ArticleBody, emptyArticle } from '@/contract/endpoints/admin/articles.ts'
import { listCharacters } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { pickLike } from '@/lib/pick.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { DateTimeInput } from '../../framework/fields/date-time-input.tsx'
import { ElementInput } from '../../framework/fields/element-input.tsx'
import { SelectInput, SwitchInput, TextInput } from '../../framework/fields/inputs.tsx'
import { PictureInput } from '../../framework/fields/picture-input.tsx'
import { shareWritten } from '../../framework/list/share-written.ts'
import { RecordScreen } from '../../framework/record/record-screen.tsx'
import { RemoveRecord } from '../../framework/record/remove-record.tsx'
import { TextFrame } from '../../framework/texts/text-frame.tsx'
import { stateTones } from './article-list.tsx'
import styles from './articles.module.css'
import { articleCategoriesQuery } from './category-dialog.tsx'

const newArticle = (author: string, now: Date): ArticleBody => ({
  ...emptyArticle(),
  author,
  picture: '/assets/characters/gufosaggio/creature.webp',
  element: 'Psichico',
  published_at: now.toISOString(),
})

/** Returns the body of a save. */
function articleBody(form: ArticleBody & Partial<AdminArticle>): ArticleBody {
  const body = pickLike(form, emptyArticle())
  return {
    ...body,
    category_id: Number(body.category_id ?? 0),
    character_slug: body.character_slug || null,
    published_at: body.published_at ?? new Date().toISOString(),
  }
}

/** Selects a character by number and name, or none. */
function CharacterInput({ source }: { source: string }) {
  const { t } = useTranslation('admin-words')
  const characters = useQuery({
    queryKey: ['admin', 'characters', 'names'],
    queryFn: () => callOrThrow(listCharacters),
  })
  const options = (characters.data?.data ?? []).map(({ slug, numero_carta, nome }) => ({
    value: slug,
    label: `${String(numero_carta).padStart(3, '0')} · ${nome}`,
  }))
  return (
    <SelectInput
      source={source}
      label={t('articles.character')}
      hint={t('articles.character_hint')}
      empty={t('articles.no_character')}
      from={characters}
      options={options}
    />
  )
}

interface ArticleScreenProps {
  id: number | null // null creates an article
  author: string // for a new article
  locale: Locale
  linkTo: LinkTo
  onOpen: (id: number) => void
  onGone: () => void
}

export const ArticleScreen = ({ id, author, onOpen, ...rest }: ArticleScreenProps) => (
  <RecordScreen<AdminArticle, ArticleBody>
    resource="articles"
    id={id}
    fresh={newArticle(author, new Date())}
    bodyFrom={articleBody}
    onCreated={article => onOpen(article.id)}
  >
    {article => <Fields article={article} {...rest} />}
  </RecordScreen>
)

interface FieldsProps extends Omit<ArticleScreenProps, 'id' | 'author' | 'onOpen'> {
  article: AdminArticle | null
}

function Fields({ article, locale, linkTo, onGone }: FieldsProps) {
  const { t } = useTranslation('admin-words')
  const translations = useWatch({ name: 'translations' }) as ArticleBody['translations']
  const slug = article && (article.translations[locale].slug || article.translations.it.slug)
  return (
    <TextFrame
      title={translations[locale].title || translations.it.title || t('articles.new')}
      listHref={linkTo('adminArticles')}
      state={article && { tone: stateTones[article.state], label: t(`articles.${article.state}`) }}
      view={
        article?.state === 'published' && slug
          ? { href: linkTo('article', { slug }), label: t('articles.open') }
          : null
      }
      share={language => shareWritten(translations, language, ['slug'])}
      italian={translations.it}
      side={
        <>
          <WhenPanel />
          <WhoPanel locale={locale} />
          {article && (
            <RemoveRecord
              resource="articles"
              record={article}
              label={t('articles.remove')}
              title={`${t('articles.remove')}: ${article.translations.it.title}`}
              lead={t('articles.remove_lead')}
              onRemoved={onGone}
            />
          )}
        </>
      }
    />
  )
}

function WhenPanel() {
  const { t } = useTranslation('admin-words')
  return (
    <Panel dense className={styles.side}>
      <SwitchInput source="is_published" label={t('articles.published')} />
      <DateTimeInput source="published_at" label={t('articles.date')} hint={t('articles.date_hint')} />
    </Panel>
  )
}

function WhoPanel({ locale }: { locale: Locale }) {
  const { t } = useTranslation('admin-words')
  const categories = useQuery(articleCategoriesQuery)
  const element = useWatch({ name: 'element' }) as ArticleBody['element']
  return (
    <Panel dense className={styles.side}>
      <SelectInput
        asNumber
        source="category_id"
        label={t('articles.category')}
        empty="–"
        from={categories}
        options={(categories.data ?? []).map(({ id, names }) => ({
          value: String(id),
          label: wordIn(names, locale),
        }))}
      />
      <PictureInput required source="picture" label={t('articles.picture')} element={element} />
      <ElementInput source="element" label={t('blocks.element')} empty={t('blocks.no_element')} />
      <CharacterInput source="character_slug" />
      <TextInput source="author" label={t('articles.author')} />
      <PictureInput source="author_picture" label={t('articles.author_picture')} />
    </Panel>
  )
}
