/** The bench where everything fits: how it looks on the left, the card in the middle, what it can do on the right. */
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import { iconFloppyDisk } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { RoomBar } from '../kit/game-room.tsx'
import workbench from '../kit/workbench.module.css'
import type { BenchFrameProps } from './bench-frame.ts'
import { BudgetMeter } from './budget-meter.tsx'
import { CardStage } from './card-stage.tsx'
import { DraftNote } from './draft-note.tsx'
import { FaultNote } from './fault-note.tsx'
import { FigurePicker } from './figure-picker.tsx'
import { SharingSwitch, StatFields, StoryField } from './finish-panel.tsx'
import { PoseTools, RarityChoice, TintChoice, TypeChoice } from './look-panel.tsx'
import { MovesPanel } from './moves-panel.tsx'
import { NameField } from './name-field.tsx'
import styles from './wide-bench.module.css'

export function WideBench({ room, supplies, back, tools, mine }: BenchFrameProps) {
  const { t } = useTranslation('creator')
  const part = { draft: room.draft, change: room.change, faults: room.told }
  return (
    <div className={styles.bench}>
      <RoomBar title={t('title')} back={back} className={styles.bar}>
        {tools}
        {mine}
        <BrassButton
          look="primary"
          icon={iconFloppyDisk}
          className={styles.save}
          busy={room.busy === 'save'}
          onClick={() => void room.save()}
        >
          {t('save')}
        </BrassButton>
      </RoomBar>
      <section className={classNames(workbench.panel, styles.side)} aria-label={t('steps.look')}>
        <h2>{t('steps.creature')}</h2>
        <div className={styles.figures}>
          <FigurePicker
            {...part}
            {...supplies}
            isSending={room.busy === 'upload'}
            onPicture={file => void room.takePicture(file)}
          />
        </div>
        <TypeChoice {...part} />
        <RarityChoice {...part} />
        <TintChoice {...part} />
        <PoseTools {...part} />
      </section>
      <div className={styles.middle}>
        <div className={styles.card}>
          <CardStage draft={room.draft} art={supplies.art} change={room.change} />
        </div>
        <div className={classNames(workbench.panel, styles.budget)}>
          <BudgetMeter draft={room.draft} />
          <DraftNote room={room} />
        </div>
      </div>
      <section className={classNames(workbench.panel, styles.side)} aria-label={t('steps.finish')}>
        <NameField {...part} />
        <StatFields {...part} />
        <h2>{t('steps.moves')}</h2>
        <MovesPanel {...part} look="blocks" />
        <StoryField {...part} />
        <SharingSwitch {...part} />
        <FaultNote {...part} />
      </section>
    </div>
  )
}
