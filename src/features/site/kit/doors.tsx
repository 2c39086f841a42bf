import { Icon } from '@/ui/icon/icon.tsx'
import { iconArrowRight } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import styles from './doors.module.css'

export interface Door {
  key: string
  label: string
  href: string
}

/** A list of places to enter, all with the same sign. */
export const Doors = ({ doors, icon }: { doors: readonly Door[]; icon: string }) => (
  <ul className={styles.doors}>
    {doors.map(door => (
      <li key={door.key}>
        <Link href={door.href}>
          <Icon of={icon} size={22} />
          <span>{door.label}</span>
          <Icon of={iconArrowRight} size={18} />
        </Link>
      </li>
    ))}
  </ul>
)
