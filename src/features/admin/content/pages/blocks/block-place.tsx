/** Props of the fields of every block kind, and inputs that several kinds share. */
import { useTranslation } from 'react-i18next'
import type { BlockKind, BlockOf } from '@/contract/endpoints/site/page-blocks.ts'
import type { Locale } from '@/contract/locales.ts'
import { ElementInput } from '../../../framework/fields/element-input.tsx'

export interface BlockFieldsProps<K extends BlockKind> {
  block: BlockOf<K>
  at: string // path in the form
  language: Locale
}

export const wordsAt = (at: string, language: Locale) => (field: string) => `${at}.texts.${language}.${field}`

export function GroundInput({ source }: { source: string }) {
  const { t } = useTranslation('admin-words')
  return <ElementInput source={source} label={t('blocks.element')} empty={t('blocks.no_element')} />
}
