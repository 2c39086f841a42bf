import { useTranslation } from 'react-i18next'
import type { Character, Rarity } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { faceOf } from '@/design/card/card-face.ts'
import { finishOf } from '@/design/card/card-finish.ts'
import { CardDepth } from '@/ui/card/card-depth.tsx'
import { CardFace } from '@/ui/card/card-face.tsx'
import { CardWords } from '@/ui/card/card-words.tsx'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { FinishLayers } from '@/ui/card/finish-layers.tsx'
import { MotionButton } from '@/ui/card/motion-button.tsx'
import styles from '../gallery.module.css'
import { sampleCharacter } from '../sample-character.ts'
import { Specimen, State } from '../specimen.tsx'

const rarities: readonly Rarity[] = ['Comune', 'Non Comune', 'Rara', 'Mitica', 'Leggendaria', 'Unica']

const layersOf = ({ slug }: Character) => ({
  background: '/assets/types/luce/background.webp',
  creature: `/assets/characters/${slug}/creature.webp`,
  glow: `/assets/characters/${slug}/glow.webp`,
  feet: 0.96,
  floats: false,
})

export const Cards = ({ locale }: { locale: Locale }) => (
  <>
    <h2 className={styles.group}>card</h2>
    <Whole locale={locale} />
    <Layers locale={locale} />
  </>
)

function Whole({ locale }: { locale: Locale }) {
  return (
    <>
      <Specimen name="CharacterCard">
        {(['full', 'mini', 'thumbnail'] as const).map(size => (
          <State key={size} of={`size="${size}"`}>
            <div className={size === 'full' ? styles.card : styles.small}>
              <CharacterCard character={sampleCharacter} locale={locale} size={size} />
            </div>
          </State>
        ))}
      </Specimen>
      <Specimen name="CardFace">
        {rarities.map(rarity => (
          <State key={rarity} of={`rarity: ${rarity}`}>
            <div className={styles.card}>
              <CardFace
                face={{ ...faceOf(sampleCharacter, locale), rarity }}
                picture={sampleCharacter.images.card}
                kind={`${rarity} · ${sampleCharacter.tipo}`}
              />
            </div>
          </State>
        ))}
      </Specimen>
    </>
  )
}

function Layers({ locale }: { locale: Locale }) {
  const { t } = useTranslation('shop')
  const face = faceOf(sampleCharacter, locale)
  return (
    <>
      <Specimen name="CardDepth">
        <State of="layers, inside a card">
          <div className={styles.card}>
            <CardFace face={face} picture={sampleCharacter.images.card} layers={layersOf(sampleCharacter)} />
          </div>
        </State>
        <State of="alone">
          <div className={styles.plate}>
            <CardDepth
              layers={layersOf(sampleCharacter)}
              rarity={face.rarity}
              type={face.type}
              picture={sampleCharacter.images.card}
            />
          </div>
        </State>
      </Specimen>
      <Specimen name="FinishLayers">
        {(['Rara', 'Unica'] as const).map(rarity => (
          <State key={rarity} of={`finish of ${rarity}, alone`}>
            <div className={styles.plate}>
              <FinishLayers finish={finishOf(rarity)} layout="full" />
            </div>
          </State>
        ))}
      </Specimen>
      <Specimen name="CardWords">
        <State of='layout="full", alone' ground="night">
          <div className={styles.plate}>
            <CardWords face={face} layout="full" kind={`${face.rarity} · ${face.type}`} />
          </div>
        </State>
      </Specimen>
      <Specimen name="MotionButton">
        <State of="in sight only where motion must be asked for (iOS)">
          <MotionButton label={t('gallery.show')} onRefused={() => {}} />
        </State>
      </Specimen>
    </>
  )
}
