import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { listCharacters } from '@/contract/endpoints/game/characters.ts'
import { SelectInput } from '../../framework/fields/inputs.tsx'

/** Selects a character by number and name, or none. */
export function CharacterInput({ source }: { source: string }) {
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
