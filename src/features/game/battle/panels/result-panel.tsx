import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '@/contract/paths.ts'
import { Link } from '@/ui/link.tsx'
import panel from '../../kit/workbench.module.css'
import { useLocaleOfTexts } from '../scene/use-battle-words.ts'
import type { PublicBattle } from '../session/public-battle.ts'
import styles from './result-panel.module.css'

interface ResultPanelProps {
  battle: PublicBattle
  outcome: 'win' | 'lose' | 'spare'
  onAgain: () => void
}

/** How it ended, and the way on. It takes the focus, so that it is read at once. */
export function ResultPanel({ battle, outcome, onAgain }: ResultPanelProps) {
  const { t } = useTranslation('battle')
  const locale = useLocaleOfTexts()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { name: rival } = battle.player2.details
  const { deck, defeatedCardIds } = battle.player1
  const facts = [
    { label: t('result.turns'), value: battle.turn },
    { label: t('result.standing'), value: deck.length - defeatedCardIds.length },
    { label: t('result.dealt'), value: damageDealt(battle) },
  ]
  return (
    <section className={styles.result} data-testid="battle-result" data-outcome={outcome}>
      <div className={panel.panel}>
        <h2 ref={title} tabIndex={-1} className={panel.title}>
          {t(`result.${outcome}`)}
        </h2>
        <p className={panel.text}>{t(`result.${outcome}Help`, { rival })}</p>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={panel.actions}>
          <Link className={panel.secondary} href={href('game', locale)}>
            {t('result.hub')}
          </Link>
          <button type="button" className={panel.primary} onClick={onAgain}>
            {t('result.again')}
          </button>
        </div>
      </div>
    </section>
  )
}

const damageDealt = ({ history }: PublicBattle): number =>
  history.reduce(
    (sum, event) => (event.type === 'damage-taken' && event.seat === 'player2' ? sum + event.danno : sum),
    0,
  )
