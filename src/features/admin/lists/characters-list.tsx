import { useQuery } from '@tanstack/react-query'
import { charactersQuery } from '@/api/queries.ts'
import { type Character, slugOf } from '@/contract/characters.ts'
import { elementIcons } from '@/ui/icon/element-icon.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { nameIn } from '../kit/name-in.ts'
import { NamedRow } from '../kit/named-row.tsx'
import type { ListSpec } from './list-spec.ts'
import styles from './lists.module.css'
import { sliceRows } from './slice-rows.ts'

const searched = (character: Character) =>
  [character.numero_carta, character.nome, ...character.translations.map(({ nome }) => nome)].join(' ')

export const charactersList: ListSpec<Character> = {
  words: 'characters',
  search: 'search',
  perPage: 25,
  useRows: (_, request) => {
    const { data, error, refetch } = useQuery(charactersQuery())
    const slice = data && sliceRows(data, request, searched)
    return {
      rows: slice?.rows,
      total: slice?.total ?? 0,
      error,
      isStale: false,
      retry: () => void refetch(),
    }
  },
  rowKey: character => character.id,
  columns: ({ t, locale, linkTo }) => [
    {
      id: 'character',
      head: t('column.character'),
      lead: true,
      cell: character => (
        <NamedRow
          href={linkTo('adminCharacter', { slug: character.slug })}
          name={nameIn(character, locale)}
          note={`${t('column.number')} ${character.numero_carta}`}
          picture={character.images.thumbnail}
          element={character.tipo}
        />
      ),
    },
    {
      id: 'type',
      head: t('column.type'),
      cell: ({ tipo }) => (
        <span className={styles.type}>
          <Icon of={elementIcons[tipo]} size={18} />
          {t(`game:type.${slugOf(tipo)}`)}
        </span>
      ),
    },
    {
      id: 'rarity',
      head: t('column.rarity'),
      cell: ({ rarita }) => t(`game:rarity.${slugOf(rarita)}`),
    },
    { id: 'health', head: t('column.health'), numeric: true, cell: character => character.pv },
    {
      id: 'resistance',
      head: t('column.resistance'),
      numeric: true,
      cell: character => character.resistenza,
    },
    { id: 'moves', head: t('column.moves'), numeric: true, cell: character => character.mosse.length },
  ],
}
