/** Look of the card: type, rarity, colours, and the position of the creature or picture in its frame. */
import { useTranslation } from 'react-i18next'
import { codeName, elements, rarities } from '@/contract/endpoints/game/characters.ts'
import {
  backgroundOf,
  figureFaces,
  figureReach,
  hueStep,
  tintMatrix,
  tones,
  uploadReach,
  viewsOf,
} from '@/contract/endpoints/game/creation-art.ts'
import { metalGradient } from '@/design/card/card-look.ts'
import { iconFlipHorizontal } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconArrowsClockwise } from '@/ui/icon/icons.ts'
import { rarityName, typeName, withArt, withRarity, withType } from '../draft/edit-draft.ts'
import { tinted } from '../draft/main-colour.ts'
import type { PartProps } from '../editor-props.ts'
import { Choice } from './choice.tsx'
import styles from './look-panel.module.css'
import { useFigureColour } from './use-figure-colour.ts'

export function TypeChoice({ draft, change }: PartProps) {
  const { t } = useTranslation('creator')
  return (
    <Choice
      label={t('look.type')}
      look="icons"
      value={draft.tipo}
      options={elements.map(type => ({
        value: type,
        label: t(typeName(type), { ns: 'game' }),
        shown: <img src={`/assets/types/${codeName(type)}.svg`} alt="" width={31} height={31} />,
      }))}
      onChange={type => change(current => withType(current, type))}
    />
  )
}

export function RarityChoice({ draft, change }: PartProps) {
  const { t } = useTranslation('creator')
  return (
    <Choice
      label={t('look.rarity')}
      look="chips"
      className={styles.rarities}
      value={draft.rarita}
      options={rarities.map(rarity => ({
        value: rarity,
        label: t(rarityName(rarity), { ns: 'game' }),
        style: { '--metal': metalGradient(rarity) } as React.CSSProperties,
      }))}
      onChange={rarity => change(current => withRarity(current, rarity))}
    />
  )
}

const hues = Array.from({ length: 8 }, (_, at) => at * 3 * hueStep)

export function TintChoice({ draft, change }: PartProps) {
  const { t } = useTranslation('creator')
  const { art } = draft
  const colour = useFigureColour(art.kind === 'figure' ? art.slug : null)
  if (art.kind !== 'figure') return null
  return (
    <div className={styles.tints}>
      <Choice
        label={t('look.colours')}
        look="swatches"
        value={art.hue}
        options={hues.map((hue, at) => ({
          value: hue,
          label: t('look.colour', { number: at + 1 }),
          shown: <i />,
          style: { '--swatch': tinted(colour, tintMatrix(hue, art.tone)) } as React.CSSProperties,
        }))}
        onChange={hue => change(current => withArt(current, { hue }))}
      />
      <Choice
        label={t('look.tone')}
        look="chips"
        value={art.tone}
        options={tones.map(tone => ({ value: tone, label: t(`tone.${tone}`) }))}
        onChange={tone => change(current => withArt(current, { tone }))}
      />
    </div>
  )
}

export function PoseTools({ draft, change }: PartProps) {
  const { t } = useTranslation('creator')
  const { art } = draft
  const { zoom, shift } = art.kind === 'figure' ? figureReach : uploadReach
  const views = viewsOf(draft.tipo)
  const isStill = art.zoom === 100 && art.x === 0 && art.y === 0 && !art.isMirrored
  return (
    <div className={styles.pose}>
      {art.kind === 'figure' && (
        <Choice
          label={t('look.face')}
          look="chips"
          value={art.face}
          options={figureFaces.map(face => ({ value: face, label: t(`face.${face}`) }))}
          onChange={face => change(current => withArt(current, { face }))}
        />
      )}
      {views.length > 1 && (
        <Choice
          label={t('look.view')}
          look="pictures"
          value={art.view}
          options={views.map(view => ({
            value: view,
            label: t('look.view_number', { number: view }),
            shown: <img src={backgroundOf(draft.tipo, view)} alt="" loading="lazy" />,
          }))}
          onChange={view => change(current => withArt(current, { view }))}
        />
      )}
      <div className={styles.sliders}>
        <Slider
          label={t('look.zoom')}
          {...zoom}
          value={art.zoom}
          onChange={to => change(current => withArt(current, { zoom: to }), 'zoom')}
        />
        <Slider
          label={t('look.across')}
          {...shift}
          value={art.x}
          onChange={x => change(current => withArt(current, { x }), 'x')}
        />
        <Slider
          label={t('look.down')}
          {...shift}
          value={art.y}
          onChange={y => change(current => withArt(current, { y }), 'y')}
        />
      </div>
      <div className={styles.turns}>
        <button
          type="button"
          aria-pressed={art.isMirrored}
          onClick={() => change(current => withArt(current, { isMirrored: !current.art.isMirrored }))}
        >
          <Icon of={iconFlipHorizontal} size={20} />
          {t('look.mirror')}
        </button>
        <button
          type="button"
          disabled={isStill}
          onClick={() => change(current => withArt(current, { zoom: 100, x: 0, y: 0, isMirrored: false }))}
        >
          <Icon of={iconArrowsClockwise} size={20} />
          {t('look.reset')}
        </button>
      </div>
    </div>
  )
}

interface SliderProps {
  label: string
  min: number
  max: number
  value: number
  onChange(value: number): void
}

const Slider = ({ label, min, max, value, onChange }: SliderProps) => (
  <label className={styles.slider}>
    <span>{label}</span>
    <input
      type="range"
      min={min}
      max={max}
      value={value}
      onChange={event => onChange(event.target.valueAsNumber)}
    />
  </label>
)
