/** Source of a card's picture: the shipped art, the generator by seed or by hand, or an uploaded picture. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardArt } from '@/contract/endpoints/admin/characters.ts'
import {
  type FigureArt,
  figureFaces,
  figureReach,
  hueStep,
  tones,
  uploadReach,
  views,
} from '@/contract/endpoints/game/creation-art.ts'
import { Button } from '@/ui/action/button.tsx'
import { Segment } from '@/ui/action/segment.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Check } from '@/ui/form/check.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconShuffle } from '@/ui/icon/admin-icons.ts'
import { useField } from '../../framework/fields/inputs.tsx'
import { PictureChoice } from '../../framework/fields/picture-choice.tsx'
import { artFromSeed, seedLimit } from './art-seed.ts'
import styles from './characters.module.css'

type Kind = CardArt['kind']

interface ArtPanelProps {
  figures: readonly string[]
  isNew: boolean // the character has no shipped art
}

const uploadPlace = { zoom: 100, x: 0, y: 0, isMirrored: false, view: 1 }

export function ArtPanel({ figures, isNew }: ArtPanelProps) {
  const { t } = useTranslation('admin-goods')
  const { value: art, change, error } = useField<CardArt>('art')
  const [isChoosing, setChoosing] = useState(false)
  const [seed, setSeed] = useState('')
  if (!art) return null
  const kinds: Kind[] = isNew ? ['figure', 'upload'] : ['shipped', 'figure', 'upload']
  const drawFrom = (text: string) => {
    setSeed(text)
    if (/^\d{1,9}$/.test(text)) change(artFromSeed(Number(text), figures))
  }
  const shuffle = () => drawFrom(String(Math.floor(Math.random() * seedLimit)))
  const pick = (kind: Kind) => {
    if (kind === 'upload') setChoosing(true)
    else if (kind === 'figure') shuffle()
    else change({ kind: 'shipped' })
  }
  return (
    <Panel dense titleAs="h2" title={t('art.title')}>
      <div className={styles.art}>
        <Segment
          label={t('art.title')}
          size="dense"
          value={art.kind}
          onChange={pick}
          options={kinds.map(kind => ({ value: kind, label: t(`art.${kind}`) }))}
        />
        {art.kind === 'figure' && (
          <>
            <div className={styles.seed}>
              <TextField
                dense
                label={t('art.seed')}
                inputMode="numeric"
                maxLength={9}
                value={seed}
                onChange={event => drawFrom(event.currentTarget.value.replace(/\D/g, ''))}
              />
              <Button variant="soft" size="dense" icon={iconShuffle} onClick={shuffle}>
                {t('art.shuffle')}
              </Button>
            </div>
            <FigureFields art={art} figures={figures} onChange={change} />
          </>
        )}
        {art.kind === 'upload' && (
          <Button variant="ghost" size="dense" onClick={() => setChoosing(true)}>
            {t('art.other_picture')}
          </Button>
        )}
        {art.kind !== 'shipped' && <PlaceFields art={art} onChange={change} />}
        {error && <p className={styles.fault}>{error}</p>}
      </div>
      {isChoosing && (
        <PictureChoice
          onClose={() => setChoosing(false)}
          onChoose={({ url }) => {
            change({ kind: 'upload', picture: url, ...uploadPlace })
            setChoosing(false)
          }}
        />
      )}
    </Panel>
  )
}

interface FigureFieldsProps {
  art: FigureArt
  figures: readonly string[]
  onChange: (art: CardArt) => void
}

function FigureFields({ art, figures, onChange }: FigureFieldsProps) {
  const { t } = useTranslation('admin-goods')
  return (
    <div className={styles.pair}>
      <SelectField
        dense
        label={t('art.figure')}
        value={art.slug}
        options={figures.map(slug => ({ value: slug, label: slug }))}
        onChange={event => onChange({ ...art, slug: event.currentTarget.value })}
      />
      <SelectField
        dense
        label={t('art.face')}
        value={art.face}
        options={figureFaces.map(face => ({ value: face, label: t(`art.faces.${face}`) }))}
        onChange={event =>
          onChange({ ...art, face: figureFaces.find(face => face === event.currentTarget.value) ?? 'idle' })
        }
      />
      <SelectField
        dense
        label={t('art.tone')}
        value={art.tone}
        options={tones.map(tone => ({ value: tone, label: t(`art.tones.${tone}`) }))}
        onChange={event =>
          onChange({ ...art, tone: tones.find(tone => tone === event.currentTarget.value) ?? 'plain' })
        }
      />
      <Slider
        label={t('art.hue')}
        value={art.hue}
        min={0}
        max={360 - hueStep}
        step={hueStep}
        onChange={hue => onChange({ ...art, hue })}
      />
    </div>
  )
}

type Placed = Exclude<CardArt, { kind: 'shipped' }>

function PlaceFields({ art, onChange }: { art: Placed; onChange: (art: CardArt) => void }) {
  const { t } = useTranslation('admin-goods')
  const reach = art.kind === 'figure' ? figureReach : uploadReach
  return (
    <div className={styles.pair}>
      <Slider
        label={t('art.zoom')}
        value={art.zoom}
        {...reach.zoom}
        onChange={zoom => onChange({ ...art, zoom })}
      />
      <SelectField
        dense
        label={t('art.view')}
        value={String(art.view)}
        options={views.map(view => ({ value: String(view), label: String(view) }))}
        onChange={event => onChange({ ...art, view: Number(event.currentTarget.value) })}
      />
      <Slider label={t('art.x')} value={art.x} {...reach.shift} onChange={x => onChange({ ...art, x })} />
      <Slider label={t('art.y')} value={art.y} {...reach.shift} onChange={y => onChange({ ...art, y })} />
      <Check
        label={t('art.mirrored')}
        checked={art.isMirrored}
        onChange={event => onChange({ ...art, isMirrored: event.currentTarget.checked })}
      />
    </div>
  )
}

interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
}

const Slider = ({ label, value, onChange, ...range }: SliderProps) => (
  <label className={styles.slider}>
    <span>
      {label} <output>{value}</output>
    </span>
    <input
      type="range"
      value={value}
      {...range}
      onChange={event => onChange(Number(event.currentTarget.value))}
    />
  </label>
)
