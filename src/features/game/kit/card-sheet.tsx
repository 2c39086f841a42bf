/** A card as large as the window allows, with everything printed on it as text. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Character, codeName } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { metals } from '@/design/card/card-look.ts'
import type { CardLayers } from '@/ui/card/card-depth.tsx'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Spoken } from '@/ui/content/spoken.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconHeartFill, iconLightning, iconShield, iconSword } from '@/ui/icon/icons.ts'
import styles from './card-sheet.module.css'
import { nameIn, rarityKey, typeKey, wordsOf } from './character-words.ts'
import { NightDialog } from './night-dialog.tsx'
import { TraitLine } from './trait-line.tsx'
import workbench from './workbench.module.css'

export interface CardSheetProps {
  character: Character | null // null: closed
  locale: Locale
  note?: string // next to the number: the copies, or that the card is not owned
  layers?: CardLayers | null // art in layers: the creature extends over the frame when the card is tilted
  isMissing?: boolean // not owned: shown in grey
  sideButtons?: ReactNode // round buttons, left of the card
  more?: ReactNode // content below its moves
  onClose(): void
  children?: ReactNode // actions
}

export function CardSheet(props: CardSheetProps) {
  const { character, locale, note, layers, isMissing, sideButtons, more, onClose, children } = props
  const { t } = useTranslation('game')
  const title = character ? nameIn(character, locale) : ''
  return (
    <NightDialog open={character !== null} title={title} onClose={onClose} look="bare">
      {character && (
        <div className={styles.sheet}>
          {sideButtons && <div className={styles.sideButtons}>{sideButtons}</div>}
          <div className={classNames(styles.card, isMissing && styles.missing)}>
            <CharacterCard
              character={character}
              locale={locale}
              kind={`${t(rarityKey(character))} · ${t(typeKey(character))}`}
              layers={layers}
              phone
              spare
            />
          </div>
          <div className={`${workbench.panel} ${styles.panel}`}>
            <Title character={character} name={title} note={note} />
            <Facts character={character} />
            <TraitLine character={character} />
            <Moves character={character} locale={locale} />
            {more}
            {children && <div className={styles.actions}>{children}</div>}
          </div>
        </div>
      )}
    </NightDialog>
  )
}

function Title({ character, name, note }: { character: Character; name: string; note?: string }) {
  const { t } = useTranslation('game')
  const facts = [
    t(rarityKey(character)),
    t(typeKey(character)),
    t('card.number', { ns: 'ui', number: character.numero_carta }),
    note,
  ]
  return (
    <div className={styles.title}>
      <img src={`/assets/types/${codeName(character.tipo)}.svg`} alt="" width={42} height={42} />
      <div>
        <p className={styles.name} aria-hidden="true">
          {name}
        </p>
        <p className={styles.kind}>
          <span aria-hidden="true" className={styles.gems}>
            {'◆'.repeat(metals[character.rarita].gems)}
          </span>
          {facts.filter(Boolean).join(' · ')}
        </p>
      </div>
    </div>
  )
}

function Facts({ character }: { character: Character }) {
  const { t } = useTranslation('game')
  const facts = [
    { icon: iconHeartFill, label: t('character.health'), value: character.pv },
    { icon: iconSword, label: t('character.attack'), value: character.atk },
    { icon: iconShield, label: t('character.guard'), value: character.resistenza },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ icon, label, value }) => (
        <div key={icon}>
          <Icon of={icon} size={20} />
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Moves({ character, locale }: { character: Character; locale: Locale }) {
  const { t } = useTranslation('game')
  const translation = wordsOf(character, locale)
  return (
    <ul className={styles.moves} aria-label={t('character.moves')}>
      {character.mosse.map((move, at) => (
        <li key={move.nome_mossa}>
          <span className={styles.cost}>
            <Spoken>{t('character.energy', { count: move.costo_energia })}</Spoken>
            {Array.from({ length: move.costo_energia }, (_, pip) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal pips have only their place
              <Icon key={pip} of={iconLightning} size={11} />
            ))}
          </span>
          <div>
            <b>{translation?.mosse[at]?.nome_mossa ?? move.nome_mossa}</b>
            <p>{translation?.mosse[at]?.descrizione_mossa ?? move.descrizione_mossa}</p>
          </div>
          {move.danno > 0 && (
            <b className={styles.damage}>
              <Spoken>{t('character.deals', { count: move.danno })}</Spoken>
              <span aria-hidden="true">{move.danno}</span>
            </b>
          )}
        </li>
      ))}
    </ul>
  )
}
