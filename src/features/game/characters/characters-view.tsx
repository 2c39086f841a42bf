/** The grid of all characters with search. Only the visible rows are rendered. */
import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Breadcrumbs } from '@/ui/content/breadcrumbs.tsx'
import { Container } from '@/ui/content/container.tsx'
import { Spoken } from '@/ui/content/spoken.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { ArchTile, ArchTileSkeleton } from './arch-tile.tsx'
import {
  anyCharacter,
  type CharacterChoice,
  chooseCharacters,
  writeCharacterChoice,
} from './character-filter.ts'
import { CharacterTools } from './character-tools.tsx'
import styles from './characters-view.module.css'
import { useScrollToTop, useVisibleRows } from './use-visible-rows.ts'

export interface CharactersViewProps {
  characters: readonly Character[] | undefined // undefined while loading
  ownedNumbers: ReadonlySet<number> | null // numbers that the reader owns; null for a guest
  locale: Locale
  linkTo: LinkTo
  choice: CharacterChoice
  onChoose(part: Partial<CharacterChoice>): void
}

export function CharactersView(props: CharactersViewProps) {
  const { characters, ownedNumbers, locale, linkTo, choice, onChoose } = props
  const { t } = useTranslation('game')
  const visibleCharacters = characters && chooseCharacters(characters, choice, locale)
  const top = useScrollToTop<HTMLDivElement>(writeCharacterChoice(choice))
  const crumbs = [{ text: t('home', { ns: 'nav' }), href: linkTo('home') }, { text: t('characters.title') }]
  return (
    <Container className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.head}>
        <h1>{t('characters.title')}</h1>
        <p role="status">{visibleCharacters && countOf(t, visibleCharacters, ownedNumbers)}</p>
      </div>
      <CharacterTools characters={characters ?? []} choice={choice} onChoose={onChoose} />
      <div ref={top} className={styles.results}>
        {!visibleCharacters && <SkeletonGrid label={t('characters.loading')} />}
        {visibleCharacters?.length === 0 && <NobodyFound onReset={() => onChoose(anyCharacter)} />}
        {visibleCharacters && visibleCharacters.length > 0 && (
          <Grid characters={visibleCharacters} locale={locale} linkTo={linkTo} />
        )}
      </div>
    </Container>
  )
}

function countOf(
  t: ReturnType<typeof useTranslation<'game'>>['t'],
  visibleCharacters: readonly Character[],
  ownedNumbers: ReadonlySet<number> | null,
): string {
  const all = t('characters.count', { count: visibleCharacters.length })
  const mine =
    ownedNumbers && visibleCharacters.filter(character => ownedNumbers.has(character.numero_carta)).length
  return mine === null ? all : `${all} · ${t('characters.found', { count: mine })}`
}

interface GridProps {
  characters: readonly Character[]
  locale: Locale
  linkTo: LinkTo
}

function Grid({ characters, locale, linkTo }: GridProps) {
  const { t } = useTranslation('game')
  const { ref, size, range, rows } = useVisibleRows(characters.length)
  const from = range.first * size.columns
  const drawn = characters.slice(from, range.end * size.columns)
  return (
    <ul
      ref={ref}
      className={styles.grid}
      style={{
        gridTemplateColumns: `repeat(${size.columns}, minmax(0, 1fr))`,
        gridAutoRows: size.row,
        height: rows * size.row,
      }}
    >
      {drawn.map((character, at) => (
        <li
          key={character.id}
          style={placeOf(from + at, size.columns)}
          aria-setsize={characters.length}
          aria-posinset={from + at + 1}
        >
          <ArchTile character={character} locale={locale} t={t} linkTo={linkTo} />
        </li>
      ))}
    </ul>
  )
}

/** Explicit grid position, so that rows that are not rendered do not move a tile. */
const placeOf = (at: number, columns: number) => ({
  gridRow: Math.floor(at / columns) + 1,
  gridColumn: (at % columns) + 1,
})

const skeletons = Array.from({ length: 10 }, (_, at) => at)

const SkeletonGrid = ({ label }: { label: string }) => (
  <div className={styles.skeletons} aria-busy="true">
    <Spoken>{label}</Spoken>
    {skeletons.map(at => (
      <ArchTileSkeleton key={at} />
    ))}
  </div>
)

function NobodyFound({ onReset }: { onReset(): void }) {
  const { t } = useTranslation('game')
  return (
    <EmptyState
      title={t('characters.none')}
      element="Oscurità"
      picture="/assets/characters/spettrillo/creature.webp"
      actions={
        <Button variant="ghost" onClick={onReset}>
          {t('characters.reset')}
        </Button>
      }
    >
      {t('characters.none_text')}
    </EmptyState>
  )
}
