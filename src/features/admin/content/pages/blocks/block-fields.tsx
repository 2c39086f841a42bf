/** Fields of a block, by its kind. A new kind also needs an entry in the contract and in the public view. */
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { listCategories } from '@/contract/endpoints/shop/catalog.ts'
import type { BlockKind, PageBlock } from '@/contract/endpoints/site/page-blocks.ts'
import type { Locale } from '@/contract/locales.ts'
import { withPaths } from '../../../framework/fields/category-paths.ts'
import { NumberInput, SelectInput, TextInput } from '../../../framework/fields/inputs.tsx'
import { PictureInput } from '../../../framework/fields/picture-input.tsx'
import { RichTextInput } from '../../../framework/fields/rich-text-input.tsx'
import { type BlockFieldsProps, GroundInput, wordsAt } from './block-place.tsx'
import styles from './blocks.module.css'
import { CardsFields } from './cards-fields.tsx'
import { QuestionsFields } from './questions-fields.tsx'

/** Selects a category by its slug, which is the same for all languages of a page. */
function CategoryInput({ source, label }: { source: string; label: string }) {
  const categories = useQuery({
    queryKey: ['admin', 'category-slugs'],
    queryFn: () => callOrThrow(listCategories),
  })
  return (
    <SelectInput
      source={source}
      label={label}
      empty="–"
      from={categories}
      options={withPaths(categories.data?.data).map(({ slug, path }) => ({ value: slug, label: path }))}
    />
  )
}

function TextFields({ at, language }: BlockFieldsProps<'text'>) {
  const { t } = useTranslation('admin-words')
  const sourceOf = wordsAt(at, language)
  return (
    <>
      <TextInput source={sourceOf('title')} label={t('blocks.field.title')} />
      <RichTextInput source={sourceOf('html')} label={t('blocks.field.html')} />
    </>
  )
}

function PictureFields({ at, language }: BlockFieldsProps<'picture'>) {
  const { t } = useTranslation('admin-words')
  const sourceOf = wordsAt(at, language)
  return (
    <>
      <PictureInput required source={`${at}.picture`} label={t('blocks.picture')} />
      <TextInput source={sourceOf('alt')} label={t('blocks.field.alt')} />
      <TextInput source={sourceOf('caption')} label={t('blocks.field.caption')} />
      <SelectInput
        source={`${at}.width`}
        label={t('blocks.width')}
        options={(['text', 'wide'] as const).map(value => ({ value, label: t(`blocks.width_${value}`) }))}
      />
    </>
  )
}

function PictureTextFields({ block, at, language }: BlockFieldsProps<'picture_text'>) {
  const { t } = useTranslation('admin-words')
  const sourceOf = wordsAt(at, language)
  return (
    <>
      <PictureInput required source={`${at}.picture`} label={t('blocks.picture')} element={block.element} />
      <div className={styles.pair}>
        <SelectInput
          source={`${at}.side`}
          label={t('blocks.side')}
          options={(['left', 'right'] as const).map(value => ({ value, label: t(`blocks.side_${value}`) }))}
        />
        <GroundInput source={`${at}.element`} />
      </div>
      <TextInput source={sourceOf('alt')} label={t('blocks.field.alt')} />
      <TextInput source={sourceOf('title')} label={t('blocks.field.title')} />
      <RichTextInput source={sourceOf('html')} label={t('blocks.field.html')} />
      <div className={styles.pair}>
        <TextInput source={sourceOf('button')} label={t('blocks.field.button')} />
        <TextInput source={sourceOf('link')} label={t('blocks.field.link')} placeholder="/" />
      </div>
    </>
  )
}

function QuoteFields({ at, language }: BlockFieldsProps<'quote'>) {
  const { t } = useTranslation('admin-words')
  const sourceOf = wordsAt(at, language)
  return (
    <>
      <TextInput rows={2} source={sourceOf('text')} label={t('blocks.field.text')} />
      <TextInput source={sourceOf('by')} label={t('blocks.field.by')} />
    </>
  )
}

function ButtonFields({ at, language }: BlockFieldsProps<'button'>) {
  const { t } = useTranslation('admin-words')
  const sourceOf = wordsAt(at, language)
  return (
    <>
      <div className={styles.pair}>
        <TextInput source={sourceOf('label')} label={t('blocks.field.label')} />
        <TextInput source={sourceOf('link')} label={t('blocks.field.link')} placeholder="/" />
      </div>
      <SelectInput
        source={`${at}.look`}
        label={t('blocks.look')}
        options={(['primary', 'ghost'] as const).map(value => ({ value, label: t(`blocks.look_${value}`) }))}
      />
    </>
  )
}

function ProductsFields({ block, at, language }: BlockFieldsProps<'products'>) {
  const { t } = useTranslation('admin-words')
  const sourceOf = wordsAt(at, language)
  return (
    <>
      <TextInput source={sourceOf('title')} label={t('blocks.field.title')} />
      <TextInput source={sourceOf('lead')} label={t('blocks.field.lead')} />
      <div className={styles.pair}>
        <SelectInput
          source={`${at}.from`}
          label={t('blocks.from')}
          options={(['newest', 'on_sale', 'category'] as const).map(value => ({
            value,
            label: t(`blocks.from_${value}`),
          }))}
        />
        <NumberInput source={`${at}.count`} label={t('blocks.count')} />
      </div>
      {block.from === 'category' && <CategoryInput source={`${at}.category`} label={t('blocks.category')} />}
    </>
  )
}

const fields: { [K in BlockKind]: ComponentType<BlockFieldsProps<K>> } = {
  text: TextFields,
  picture: PictureFields,
  picture_text: PictureTextFields,
  cards: CardsFields,
  quote: QuoteFields,
  button: ButtonFields,
  questions: QuestionsFields,
  products: ProductsFields,
}

export function BlockFields({ block, ...rest }: { block: PageBlock; at: string; language: Locale }) {
  const Fields = fields[block.kind] as ComponentType<BlockFieldsProps<BlockKind>>
  return (
    <div className={styles.fields}>
      <Fields block={block} {...rest} />
    </div>
  )
}
