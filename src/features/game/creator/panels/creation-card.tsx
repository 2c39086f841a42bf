import { useTranslation } from 'react-i18next'
import type { CreatureArt } from '@/api/art-query.ts'
import type { CreationDraft } from '@/contract/endpoints/game/creations.ts'
import { CardFace } from '@/ui/card/card-face.tsx'
import { faceOfDraft, rarityName, typeName } from '../draft/edit-draft.ts'
import { fallbackOf, layersOf } from './card-layers.ts'

export interface CreationCardProps {
  draft: CreationDraft
  art: Readonly<Record<string, CreatureArt>>
  still?: boolean
  phone?: boolean
  spare?: boolean
}

/** An own card on the product's real card component. */
export function CreationCard({ draft, art, ...how }: CreationCardProps) {
  const { t } = useTranslation('creator')
  return (
    <CardFace
      face={faceOfDraft(draft, t('unnamed'))}
      picture={fallbackOf(draft)}
      layers={layersOf(draft, art)}
      kind={`${t(rarityName(draft.rarita), { ns: 'game' })} · ${t(typeName(draft.tipo), { ns: 'game' })}`}
      {...how}
    />
  )
}
