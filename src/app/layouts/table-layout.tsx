/** Hub, decks, preparing a battle: the whole window is the game's, each room brings its own bar (pictures game-11, game-12). */
import type { ReactNode } from 'react'
import { useMusic } from '@/features/game/kit/use-music.ts'
import { ConsentGate, useConsentGate } from './consent-gate.tsx'
import { Prompts } from './prompts.tsx'
import styles from './table-layout.module.css'
import { useRestoredCart } from './use-restored-cart.ts'

export function TableLayout({ children }: { children: ReactNode }) {
  const consent = useConsentGate()
  useRestoredCart()
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
