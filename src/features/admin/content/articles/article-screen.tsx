/** The form of an article: words in six languages, picture, author, and the day it comes out. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type AdminArticle, removeArticle } from '@/contract/endpoints/admin/articles.ts'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconEye } from '@/ui/icon/icons.ts'
import { DateTimeInput } from '../../framework/fields/date-time-input.tsx'
import { ElementInput } from '../../framework/fields/element-input.tsx'
import { SelectInput, SwitchInput, TextInput } from '../../framework/fields/inputs.tsx'
import { LanguageTabs } from '../../framework/fields/language-tabs.tsx'
import { PictureInput } from '../../framework/fields/picture-input.tsx'
import { RichTextInput } from '../../framework/fields/rich-text-input.tsx'
import { shareWritten } from '../../framework/list/share-written.ts'
import { ConfirmDialog } from '../../framework/record/confirm-dialog.tsx'
import layout from '../../framework/record/record-grid.module.css'
import { RecordHead } from '../../framework/record/record-head.tsx'
import { RecordScreen } from '../../framework/record/record-screen.tsx'
import { SaveButton } from '../../framework/record/save-button.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { type ArticleForm, articleBody, newArticle } from './article-form.ts'
import { stateTones } from './article-list.tsx'
import styles from './articles.module.css'
import { articleCategoriesQuery } from './category-dialog.tsx'
import { CharacterInput } from './character-input.tsx'

interface ArticleScreenProps {
  id: number | null // null: a new one
  author: string // of a new one
  locale: Locale
  linkTo: LinkTo
  onOpen: (id: number) => void
  onGone: () => void
}

export const ArticleScreen = ({ id, author, onOpen, ...rest }: ArticleScreenProps) => (
  <RecordScreen<AdminArticle, ArticleForm>
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
  const [language, setLanguage] = useState<Locale>('it')
  const [isRemoving, setRemoving] = useState(false)
  const words = useWatch({ name: 'translations' }) as ArticleForm['translations']
  const slug = article && (article.translations[locale].slug || article.translations.it.slug)
  return (
    <>
      <RecordHead
        title={words[locale].title || words.it.title || t('articles.new')}
        listHref={linkTo('adminArticles')}
        badges={article && <Badge tone={stateTones[article.state]}>{t(`articles.${article.state}`)}</Badge>}
        actions={
          <>
            {article?.state === 'published' && slug && (
              <Button
                variant="ghost"
                size="dense"
                icon={iconEye}
                href={linkTo('article', { slug })}
                target="_blank"
              >
                {t('articles.open')}
              </Button>
            )}
            <SaveButton />
          </>
        }
      />
      <div className={layout.grid}>
        <Panel dense>
          <LanguageTabs
            edge
            value={language}
            onChange={setLanguage}
            share={one => shareWritten(words, one, ['slug'])}
          >
            <TextInput
              source={`translations.${language}.title`}
              label={t('pages.title')}
              placeholder={words.it.title}
            />
            <TextInput
              source={`translations.${language}.slug`}
              label={t('pages.slug')}
              hint={t('pages.slug_hint')}
            />
            <TextInput
              rows={2}
              source={`translations.${language}.lead`}
              label={t('pages.lead')}
              placeholder={words.it.lead}
            />
            <RichTextInput source={`translations.${language}.body`} label={t('pages.body')} />
          </LanguageTabs>
        </Panel>
        <div className={layout.column}>
          <WhenPanel />
          <WhoPanel locale={locale} />
          {article && (
            <Button variant="text" size="dense" onClick={() => setRemoving(true)}>
              {t('articles.remove')}
            </Button>
          )}
        </div>
      </div>
      {article && isRemoving && (
        <RemoveArticle article={article} onClose={() => setRemoving(false)} onGone={onGone} />
      )}
    </>
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
  const element = useWatch({ name: 'element' }) as ArticleForm['element']
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

interface RemoveArticleProps {
  article: AdminArticle
  onClose: () => void
  onGone: () => void
}

function RemoveArticle({ article, onClose, onGone }: RemoveArticleProps) {
  const { t } = useTranslation(['admin-words', 'react-admin'])
  const refuse = useRefuse()
  const remove = async () => {
    const result = await call(removeArticle, { params: { id: article.id } })
    if (!result.ok) return refuse(result.failure)
    onClose()
    onGone()
  }
  return (
    <ConfirmDialog
      isDanger
      title={`${t('articles.remove')}: ${article.translations.it.title}`}
      lead={t('articles.remove_lead')}
      yes={t('react-admin:action.delete')}
      onYes={remove}
      onClose={onClose}
    />
  )
}
