import { useTranslation } from 'react-i18next'
import { useHref, useLocale } from '@/app/screen.ts'
import { CharacterList } from '@/features/admin/game/characters/character-list.tsx'

export const areas = ['admin', 'admin-goods', 'react-admin', 'validation', 'game']

export default function AdminCharactersPage() {
  const { t } = useTranslation('titles')
  return <CharacterList title={t('adminCharacters')} locale={useLocale()} linkTo={useHref()} />
}
