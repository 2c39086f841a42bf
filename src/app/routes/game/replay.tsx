import { useSearchParams } from 'react-router-dom'
import ReplayScreen from '@/features/game/battle/replay/replay-screen.tsx'
import { useHref, useScreenParams } from '../../screen.ts'

export const areas = ['battle', 'game', 'settings', 'replay', 'effects']

export default function ReplayPage() {
  const { id = '' } = useScreenParams()
  const [query] = useSearchParams()
  const to = useHref()
  return <ReplayScreen id={id} watch={query.get('watch') ?? undefined} linkTo={to} />
}
