import { lazy, Suspense } from 'react'
import { loadAreas } from '@/i18n/react.ts'
import type { WelcomePackHands } from './use-welcome-pack.ts'

const Table = lazy(async () => {
  const [{ WelcomePackTable }] = await Promise.all([
    import('./welcome-pack-table.tsx'),
    loadAreas(['packs', 'game', 'problems']),
  ])
  return { default: WelcomePackTable }
})

/** Rendered over the page while the guest opens the pack. */
export const LateWelcomeTable = ({ welcome, isTable, close }: WelcomePackHands) =>
  isTable && welcome ? (
    <Suspense fallback={null}>
      <Table welcome={welcome} onClose={close} />
    </Suspense>
  ) : null
