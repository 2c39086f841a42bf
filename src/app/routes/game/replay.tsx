import { useSearchParams } from 'react-router-dom'
import ReplayScreen from '@/features/game/battle/replay/replay-screen.tsx'
import { useHref, useScreenParams } from '../../screen.ts'

export const areas = ['battle', 'game', 'settings', 'replay', 'effects']

export default function ReplayPage() {
  const { id = '' } = useScreenParams()
  const [query] = useSearchParams()
  const to = useHref()
  const from = Number.parseInt(query.get('step') ?? '', 10)
  return (
    <ReplayScreen
      key={`${id} ${from}`}
      id={id}
      watch={query.get('watch') ?? undefined}
      from={Number.isNaN(from) ? undefined : from}
      linkTo={to}
    />
  )
}
