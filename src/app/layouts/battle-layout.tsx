/** Dark and without navigation (specification notes §2 Layouts): only the battle. */
import type { ReactNode } from 'react'
import styles from './battle-layout.module.css'
import { RotatePrompt } from './rotate-prompt.tsx'

export const BattleLayout = ({ children }: { children: ReactNode }) => (
  <main id="content" className={styles.battle}>
    {children}
    <RotatePrompt />
  </main>
)
