import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { EmptyState, ErrorState } from '@/ui/state/empty-state.tsx'
import { InBrowser } from '@/ui/state/in-browser.tsx'
import { LatePart } from '@/ui/state/late-part.tsx'
import { Meter } from '@/ui/state/meter.tsx'
import { PageSkeleton } from '@/ui/state/page-skeleton.tsx'
import { Part } from '@/ui/state/part.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { ProgressBar } from '@/ui/state/progress-bar.tsx'
import { Loading, ProductCardSkeleton, RowsSkeleton, Skeleton } from '@/ui/state/skeleton.tsx'
import styles from '../gallery.module.css'
import { Specimen, State } from '../specimen.tsx'

const never = new Promise<void>(() => {})

export const States = () => (
  <>
    <h2 className={styles.group}>state</h2>
    <Failures />
    <Waiting />
  </>
)

function Failures() {
  const { t } = useTranslation('shop')
  return (
    <>
      <Specimen name="EmptyState">
        <State of="picture element actions" wide>
          <EmptyState
            picture="/assets/characters/agnellume/creature.webp"
            element="Luce"
            title={t('empty.title')}
            actions={<Button>{t('empty.reset')}</Button>}
          >
            {t('empty.text')}
          </EmptyState>
        </State>
      </Specimen>
      <Specimen name="ErrorState">
        <State of="code" wide>
          <ErrorState
            title={t('failed.title')}
            code="503-7F2A"
            picture="/assets/characters/agnellume/creature.webp"
            actions={<Button>{t('failed.retry')}</Button>}
          >
            {t('failed.text')}
          </ErrorState>
        </State>
      </Specimen>
      <Specimen name="PartFailure">
        <State of="">
          <PartFailure onRetry={() => {}} />
        </State>
        <State of="children; the retry stays busy">
          <PartFailure onRetry={() => never}>{t('failed.products')}</PartFailure>
        </State>
        <State of="compact">
          <PartFailure compact onRetry={() => {}} />
        </State>
      </Specimen>
    </>
  )
}

function Waiting() {
  const { t } = useTranslation('shop')
  return (
    <>
      <Specimen name="Skeleton">
        <State of="">
          <Skeleton />
        </State>
        <State of="width height radius">
          <Skeleton width={120} height={44} radius={22} />
        </State>
      </Specimen>
      <Specimen name="ProductCardSkeleton">
        <State of="">
          <ProductCardSkeleton />
        </State>
      </Specimen>
      <Specimen name="RowsSkeleton">
        <State of="rows={3}">
          <RowsSkeleton rows={3} />
        </State>
      </Specimen>
      <Specimen name="Loading">
        <State of="">
          <Loading>
            <RowsSkeleton rows={2} />
          </Loading>
        </State>
      </Specimen>
      <Specimen name="PageSkeleton">
        <State of="">
          <PageSkeleton />
        </State>
        <State of="centred picture">
          <PageSkeleton centred picture />
        </State>
      </Specimen>
      <Specimen name="Part">
        <State of="fallback while its children load">
          <Part fallback={<Skeleton />}>{t('vat_included')}</Part>
        </State>
      </Specimen>
      <Specimen name="LatePart">
        <State of="once its code is there">
          <LatePart>{t('vat_included')}</LatePart>
        </State>
      </Specimen>
      <Specimen name="InBrowser">
        <State of="fallback: on the server and until the code has loaded">
          <InBrowser fallback={<Skeleton />}>{t('vat_included')}</InBrowser>
        </State>
      </Specimen>
      <Specimen name="Meter">
        {(['primary', 'success', 'amber'] as const).map((tone, at) => (
          <State key={tone} of={`tone="${tone}"`}>
            <Meter label={t('quantity')} value={(at + 1) / 4} tone={tone} />
          </State>
        ))}
      </Specimen>
    </>
  )
}

/** Fixed to the top of the window in the app, here to its box. */
export const Progress = () => (
  <Specimen name="ProgressBar">
    <State of="progress={60}">
      <div className={styles.edge} style={{ transform: 'none', contain: 'paint' }}>
        <ProgressBar progress={60} />
      </div>
    </State>
    <State of="progress={100} failed">
      <div className={styles.edge} style={{ contain: 'paint' }}>
        <ProgressBar progress={100} failed />
      </div>
    </State>
  </Specimen>
)
