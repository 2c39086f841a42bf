import { useTranslation } from 'react-i18next'
import { healthPerPoint, pointsOf, rarityBounds } from '@/contract/endpoints/game/creation-budget.ts'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCheckCircle, iconWarning } from '@/ui/icon/icons.ts'
import type { PartProps } from '../editor-props.ts'
import styles from './problem-note.module.css'

/** The problem that prevents saving. Without one, unless terse: what the remaining points could buy, or what is left to do. */
export function ProblemNote({ draft, problems, isTerse }: PartProps & { isTerse?: boolean }) {
  const { t } = useTranslation('creator')
  const first = [...problems][0]
  if (isTerse && !first) return null
  const { points, pv } = rarityBounds[draft.rarita]
  const free = points - pointsOf(draft)
  const health = Math.min(pv.max, draft.pv + Math.floor((free * healthPerPoint) / pv.step) * pv.step)
  const text = first
    ? t('note.fault', { where: t(`note.at.${placeOf(first[0])}`), what: first[1] })
    : free > 0 && health > draft.pv
      ? t('note.free', { count: free, health })
      : t(draft.nome === '' ? 'note.nameless' : 'note.whole')
  return (
    <p className={classNames(styles.note, !first && styles.good)} aria-live="polite">
      <Icon of={first ? iconWarning : iconCheckCircle} size={20} />
      {text}
    </p>
  )
}

const placeOf = (path: string): 'nome' | 'mosse' | 'storia' | 'figures' | 'art' => {
  if (path.startsWith('mosse')) return 'mosse'
  if (path.startsWith('art')) return 'art'
  return path === 'nome' || path === 'storia' ? path : 'figures'
}
