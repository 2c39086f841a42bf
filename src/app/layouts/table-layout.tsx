/** Hub, decks, preparing a battle: the whole window is the game's, each room brings its own bar. */
import type { ReactNode } from 'react'
import { useMusic } from '@/features/game/kit/use-music.ts'
import { ConsentGate, useConsentGate } from './consent-gate.tsx'
import { Prompts } from './prompts.tsx'
import styles from './table-layout.module.css'
import { useRestoredCart } from './use-restored-cart.ts'
import { useUnclaimedGuestBattle } from './use-unclaimed-guest-battle.ts'
import { useUnclaimedLessons } from './use-unclaimed-lessons.ts'
import { useUnclaimedWelcomePack } from './use-unclaimed-welcome-pack.ts'

export function TableLayout({ children }: { children: ReactNode }) {
  const consent = useConsentGate()
  useRestoredCart()
  useUnclaimedGuestBattle()
  useUnclaimedLessons()
  useUnclaimedWelcomePack()
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
