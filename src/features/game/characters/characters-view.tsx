/** Everyone in the catalogue, to be found and picked up. */
import { useTranslation } from 'react-i18next'
import { type Character, elements, rarities, slugOf } from '@/contract/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { Container } from '@/ui/content/container.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconMagnifyingGlass } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { nameIn } from '../kit/character-words.ts'
import { anyCharacter, type CharacterChoice, characterSorts, chooseCharacters } from './character-filter.ts'
import styles from './characters-view.module.css'

export interface CharactersViewProps {
  characters: readonly Character[]
  locale: Locale
  linkTo: LinkTo
  choice: CharacterChoice
  onChoose(choice: CharacterChoice): void
}

export function CharactersView(props: CharactersViewProps) {
  const { characters, locale, linkTo, choice, onChoose } = props
  const { t } = useTranslation('game')
  const shown = chooseCharacters(characters, choice, locale)
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <h1>{t('characters.title')}</h1>
        <p role="status">{t('characters.count', { count: shown.length })}</p>
      </div>
      <p className={styles.lead}>{t('characters.lead')}</p>
      <CharacterTools {...props} />
      {shown.length === 0 ? (
        <EmptyState
          title={t('characters.none')}
          element="Oscurità"
          picture="/assets/characters/spettrillo/creature.webp"
          actions={
            <Button variant="ghost" onClick={() => onChoose(anyCharacter)}>
              {t('characters.reset')}
            </Button>
          }
        >
          {t('characters.none_text')}
        </EmptyState>
      ) : (
        <ul className={styles.grid}>
          {shown.map(character => (
            <li key={character.id}>
              <Link
                href={linkTo('character', { slug: character.slug })}
                aria-label={nameIn(character, locale)}
              >
                <CharacterCard character={character} locale={locale} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Container>
  )
}

function CharacterTools({ choice, onChoose }: CharactersViewProps) {
  const { t } = useTranslation('game')
  const change = (part: Partial<CharacterChoice>) => onChoose({ ...choice, ...part })
  return (
    <search className={styles.tools}>
      <TextField
        type="search"
        label={t('characters.search')}
        hideLabel
        placeholder={t('characters.search')}
        icon={iconMagnifyingGlass}
        value={choice.search}
        maxLength={40}
        onChange={event => change({ search: event.target.value })}
      />
      <SelectField
        label={t('characters.type')}
        value={choice.type}
        empty={`${t('characters.type')}: ${t('characters.any')}`}
        hideLabel
        options={elements.map(type => ({ value: slugOf(type), label: t(`type.${slugOf(type)}`) }))}
        onChange={event => change({ type: event.target.value })}
      />
      <SelectField
        label={t('characters.rarity')}
        value={choice.rarity}
        empty={`${t('characters.rarity')}: ${t('characters.any')}`}
        hideLabel
        options={rarities.map(rarity => ({ value: slugOf(rarity), label: t(`rarity.${slugOf(rarity)}`) }))}
        onChange={event => change({ rarity: event.target.value })}
      />
      <SelectField
        label={t('characters.sort')}
        value={choice.sort}
        hideLabel
        options={characterSorts.map(sort => ({ value: sort, label: t(`characters.by_${sort}`) }))}
        onChange={event => change({ sort: event.target.value as CharacterChoice['sort'] })}
      />
    </search>
  )
}
