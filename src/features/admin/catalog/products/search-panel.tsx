/** Preview of the search result and page metadata, in the language being edited. */
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ProductChoices, ProductWords } from '@/contract/endpoints/admin/products.ts'
import type { Locale } from '@/contract/locales.ts'
import { snippetOf } from '@/lib/snippet.ts'
import { useSettings } from '@/stores/settings.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { TextInput } from '../../framework/fields/inputs.tsx'
import styles from './products.module.css'

interface SearchPanelProps {
  language: Locale
  choices: ProductChoices | undefined
}

export function SearchPanel({ language, choices }: SearchPanelProps) {
  const { t } = useTranslation('admin')
  const shop = useSettings(state => state.settings.site_name)
  const [words, categoryId] = useWatch({ name: ['translations', 'category_id'] }) as [
    Record<Locale, ProductWords>,
    number | null,
  ]
  const ownTexts = words[language]
  const source = words.it
  const title = ownTexts.title || source.title || t('column.title')
  const snippet =
    snippetOf(ownTexts.description || source.description) ||
    ownTexts.subtitle ||
    source.subtitle ||
    t('products.no_snippet')
  const category = choices?.categories.find(({ id }) => id === categoryId)?.name
  return (
    <Panel dense titleAs="h2" title={t('products.search_engines')}>
      <div className={styles.fields}>
        <div className={styles.snippet}>
          <small>{[location.host, category, ownTexts.slug || source.slug].filter(Boolean).join(' › ')}</small>
          <b>
            {title} · {shop}
          </b>
          <p>{snippet}</p>
        </div>
        <TextInput
          source={`translations.${language}.slug`}
          label={t('column.slug')}
          hint={t('products.slug_hint')}
        />
      </div>
    </Panel>
  )
}
