import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { artQuery } from '@/api/art-query.ts'
import type { AdminCharacter, CharacterBody } from '@/contract/endpoints/admin/characters.ts'
import { codeName } from '@/contract/endpoints/game/characters.ts'
import { backgroundOf, uploadBox } from '@/contract/endpoints/game/creation-art.ts'
import type { Locale } from '@/contract/locales.ts'
import type { CardLayers } from '@/ui/card/card-depth.tsx'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { figureLayers, standing } from '@/ui/card/figure-layers.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { drawnCharacter } from './character-form-values.ts'
import styles from './characters.module.css'

interface Size {
  width: number
  height: number
}

/** Undefined until the picture has loaded. */
function usePictureSize(url: string | undefined): Size | undefined {
  const [known, setKnown] = useState<{ url: string; size: Size }>()
  useEffect(() => {
    if (!url) return
    const picture = new Image()
    picture.onload = () =>
      setKnown({ url, size: { width: picture.naturalWidth, height: picture.naturalHeight } })
    picture.src = url
    return () => {
      picture.onload = null
    }
  }, [url])
  return known?.url === url ? known?.size : undefined
}

const noImages = { thumbnail: '', mini_card: '', card: '' }

/** Preview of the card in the game's own component, updated during editing. */
export function CardPanel({ record, locale }: { record: AdminCharacter | null; locale: Locale }) {
  const { t } = useTranslation(['admin-goods', 'game'])
  const form = useWatch() as CharacterBody
  const layers = useLayers(form, record)
  if (!form.translations || !form.mosse) return null
  const character = drawnCharacter(form, record?.images ?? noImages, locale)
  const kind = `${t(`game:rarity.${codeName(form.rarita)}`)} · ${t(`game:type.${codeName(form.tipo)}`)}`
  return (
    <Panel dense titleAs="h2" title={t('characters.card')} className={styles.cardPanel}>
      <div className={styles.card} lang={locale}>
        <CharacterCard character={character} locale={locale} kind={kind} layers={layers} />
      </div>
    </Panel>
  )
}

/** Shipped art keeps its figure in every frame. */
function useLayers(form: CharacterBody, record: AdminCharacter | null): CardLayers | null {
  const { data: artList } = useQuery(artQuery())
  const { art, tipo } = form
  const size = usePictureSize(art?.kind === 'upload' ? art.picture : undefined)
  if (!art || !artList) return null
  if (art.kind === 'upload') {
    const background = backgroundOf(tipo, art.view)
    const place = { ...art, upload: '' }
    const photo = size && { url: art.picture, box: uploadBox(size, place), isMirrored: art.isMirrored }
    return { background, creature: '', glow: '', ...standing, photo }
  }
  if (art.kind === 'figure') return figureLayers(tipo, art, artList[art.slug])
  const slug = record?.slug ?? ''
  const ownArt = artList[slug]
  if (!ownArt) return null
  const plain = { zoom: 100, x: 0, y: 0, isMirrored: false, view: 1 }
  const figure = { kind: 'figure', slug, face: 'idle', hue: 0, tone: 'plain', ...plain } as const
  const isFramedAlike = record?.tipo === tipo
  const layers = figureLayers(tipo, figure, ownArt)
  return isFramedAlike ? { ...layers, background: ownArt.background } : layers
}
