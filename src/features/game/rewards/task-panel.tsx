/** The open daily tasks, oldest first, and the stamp card that pays a pack for every third finished task. */
import { useTranslation } from 'react-i18next'
import type { PackType } from '@/contract/endpoints/game/packs.ts'
import type { DailyTask, MyRewards } from '@/contract/endpoints/game/rewards.ts'
import { taskSetReward, tasksPerPack, typesOfTask, utcDay } from '@/domain/rewards.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCheckBold } from '@/ui/icon/icons.ts'
import { RewardPicture, useRewardText } from '../kit/reward-badge.tsx'
import workbench from '../kit/workbench.module.css'
import styles from './rewards-view.module.css'

interface TaskPanelProps {
  rewards: Pick<MyRewards, 'tasks' | 'finished_tasks'>
  packs: readonly PackType[]
  now: Date
}

export function TaskPanel({ rewards: { tasks, finished_tasks }, packs, now }: TaskPanelProps) {
  const { t } = useTranslation('rewards')
  const rewardText = useRewardText(packs)
  const stamps = finished_tasks % tasksPerPack
  const reward = taskSetReward(Math.floor(finished_tasks / tasksPerPack) + 1)
  return (
    <section className={workbench.panel} aria-labelledby="rewards-tasks">
      <h2 id="rewards-tasks">{t('tasks.title')}</h2>
      <p className={styles.lead}>{t('tasks.lead')}</p>
      <div className={styles.stamps}>
        <RewardPicture reward={reward} />
        <p>
          <b>{rewardText(reward)}</b>
          <span>{t('tasks.stamps', { count: tasksPerPack - stamps })}</span>
        </p>
        <span className={styles.marks} aria-hidden="true">
          {Array.from({ length: tasksPerPack }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stamps differ only in their position
            <i key={at} data-stamped={at < stamps}>
              {at < stamps && <Icon of={iconCheckBold} size={14} />}
            </i>
          ))}
        </span>
      </div>
      <ul className={styles.taskList}>
        {tasks.map(task => (
          <Task key={`${task.day} ${task.kind}`} task={task} now={now} />
        ))}
      </ul>
    </section>
  )
}

function Task({ task, now }: { task: DailyTask; now: Date }) {
  const { t } = useTranslation('rewards')
  const { kind, progress, goal, last_day } = task
  const isDone = progress >= goal
  const days = Math.round((Date.parse(last_day) - Date.parse(utcDay(now))) / (24 * 60 * 60_000))
  return (
    <li className={styles.task} data-done={isDone}>
      <span className={styles.taskText}>
        <b>{t(`tasks.kind.${kind}`, { count: goal, types: typesOfTask })}</b>
        <span>{isDone ? t('tasks.done') : t('tasks.left', { count: days + 1 })}</span>
      </span>
      <span className={styles.progress}>
        <span className={styles.meter} aria-hidden="true">
          <i style={{ width: `${(progress / goal) * 100}%` }} />
        </span>
        {t('tasks.progress', { progress, goal })}
      </span>
    </li>
  )
}
