/** The design system's links go through the router; new pages are fetched ahead where the connection allows it. */

import { Link } from 'react-router-dom'
import type { LinkProps } from '@/ui/link.tsx'

export const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />
