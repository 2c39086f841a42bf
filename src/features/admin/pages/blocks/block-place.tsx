/** What the fields of every kind of block are told, and what several of them have in common. */
import { useTranslation } from 'react-i18next'
import { elements } from '@/contract/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import type { BlockKind, BlockOf } from '@/contract/page-blocks.ts'
import { SelectInput } from '../../kit/inputs.tsx'

export interface BlockFieldsProps<K extends BlockKind> {
  block: BlockOf<K>
  at: string // its place in the form
  language: Locale
}

export const wordsAt = (at: string, language: Locale) => (field: string) => `${at}.texts.${language}.${field}`

export function ElementInput({ source }: { source: string }) {
  const { t } = useTranslation('admin-words')
  return (
    <SelectInput
      source={source}
      label={t('blocks.element')}
      empty={t('blocks.no_element')}
      options={elements.map(value => ({ value, label: value }))}
    />
  )
}
