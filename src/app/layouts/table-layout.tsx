/** Hub, decks, preparing a battle: the game uses the whole window, and each screen renders its own bar. */
import type { ReactNode } from 'react'
import { useMusic } from '@/features/game/kit/use-music.ts'
import { ConsentGate, useConsentGate } from './consent-gate.tsx'
import { Prompts } from './prompts.tsx'
import styles from './table-layout.module.css'
import { useClaims } from './use-claims.ts'
import { useRestoredCart } from './use-restored-cart.ts'

export function TableLayout({ children }: { children: ReactNode }) {
  const consent = useConsentGate()
  useRestoredCart()
  useClaims()
  useMusic('lobby')
  return (
    <>
      <main id="content" className={styles.table}>
        {children}
      </main>
      <ConsentGate {...consent} />
      <Prompts />
    </>
  )
}
