/** An order being put together (specification §2, createb): lines left, everything that makes the sum right. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import type { DeskOrder } from '@/contract/order-desk.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { iconTrash } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { ConflictDialog } from '../kit/conflict-dialog.tsx'
import { QuestionDialog } from '../kit/question-dialog.tsx'
import { RecordHead } from '../kit/record-head.tsx'
import { roleTone } from '../kit/tones.ts'
import { useTold } from '../kit/use-told.ts'
import { AddressesPanel } from './addresses-panel.tsx'
import styles from './desk.module.css'
import { discard } from './desk-calls.ts'
import { DeskLines } from './desk-lines.tsx'
import { SummaryPanel } from './summary-panel.tsx'
import { TermsPanel } from './terms-panel.tsx'
import { type Desk, useDesk } from './use-desk.ts'

interface OrderDeskProps {
  start: DeskOrder
  locale: Locale
  linkTo: LinkTo
  money: (cents: number) => string
  onPlaced: (id: number) => void
  onDiscarded: () => void
}

export function OrderDesk({ start, locale, linkTo, money, onPlaced, onDiscarded }: OrderDeskProps) {
  const { t } = useTranslation('admin-sales')
  const work = useDesk(start)
  const { desk, draft, theirs } = work
  return (
    <>
      <Head work={work} linkTo={linkTo} onDiscarded={onDiscarded} />
      <div className={styles.grid}>
        <div className={styles.column}>
          <Panel dense titleAs="h2" title={t('desk.customer')}>
            <p className={styles.customer}>
              <Link href={linkTo('adminUser', { id: desk.customer.id })}>{desk.customer.name}</Link>
              <Badge tone={roleTone(desk.customer.role)}>
                {t('desk.list_of', { tier: t(`tier.${desk.quote?.tier ?? 'base'}`) })}
              </Badge>
              <span className={styles.soft}>{desk.customer.email}</span>
            </p>
          </Panel>
          <DeskLines work={work} locale={locale} money={money} />
          <Panel dense titleAs="h2" title={t('desk.note')}>
            <TextAreaField
              dense
              label={t('desk.note_label')}
              rows={2}
              maxLength={1000}
              value={draft.note}
              onChange={event => work.change({ note: event.currentTarget.value })}
            />
          </Panel>
        </div>
        <div className={styles.column}>
          <AddressesPanel work={work} locale={locale} />
          <TermsPanel work={work} money={money} />
          <SummaryPanel work={work} money={money} onPlaced={onPlaced} />
        </div>
      </div>
      {theirs && (
        <ConflictDialog
          mine={draft}
          theirs={theirs.draft}
          base={desk.draft}
          onClose={() => work.takeTheirs(theirs)}
          onTakeTheirs={() => work.takeTheirs(theirs)}
          onKeepMine={() => work.keepMine(theirs)}
        />
      )}
    </>
  )
}

function Head({
  work,
  linkTo,
  onDiscarded,
}: { work: Desk } & Pick<OrderDeskProps, 'linkTo' | 'onDiscarded'>) {
  const { t } = useTranslation(['admin-sales', 'titles'])
  const told = useTold()
  const [isAsking, setAsking] = useState(false)
  const throwAway = async () => {
    if (told(await discard(work.desk.id), t('desk.discarded'))) onDiscarded()
    setAsking(false)
  }
  return (
    <>
      <RecordHead
        title={t('titles:adminOrderCreate')}
        listHref={linkTo('adminOrders')}
        badges={<Badge tone="muted">{work.desk.number}</Badge>}
        note={<span role="status">{t(`desk.${work.keeping}`)}</span>}
        actions={
          <Button variant="ghost" size="dense" icon={iconTrash} onClick={() => setAsking(true)}>
            {t('desk.discard')}
          </Button>
        }
      />
      {isAsking && (
        <QuestionDialog
          title={t('desk.discard_title')}
          lead={t('desk.discard_lead')}
          yes={t('desk.discard')}
          isDanger
          onYes={() => void throwAway()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
