/** Look B: the cards, the pack of the day and the battle first, then product rows. */
import { PlayBand } from '@/features/site/home/play-band.tsx'
import { useSettings } from '@/stores/settings.ts'
import { Container } from '@/ui/content/container.tsx'
import { useHref } from '../../screen.ts'
import { WelcomeSection } from '../welcome/welcome-section.tsx'
import styles from './home.module.css'
import { LateCards, LateCollections, LateLoved, LateNews, LatePack, LateSteps } from './home-late.tsx'

export function HomeGameFirst() {
  const to = useHref()
  const canPlay = useSettings(state => state.settings.enable_for_game)
  return (
    <>
      <div className={styles.parade}>
        <LateCards />
      </div>
      <Container>
        <WelcomeSection className={styles.section} />
        <LatePack />
        {canPlay && (
          <div className={styles.section}>
            <PlayBand battleHref={to('battleNew')} lessonHref={to('lesson')} />
          </div>
        )}
        <LateSteps />
        <LateLoved />
        <LateCollections />
      </Container>
      <LateNews />
    </>
  )
}
