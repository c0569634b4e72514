import { Link, type LinkProps } from '@remix-run/react';

import { Icon } from '../icon/icon';

const LOOKS = { primary: ' btn--primary', plain: ' btn--plain', normal: '' };

/** A text link. Routes are discovered on click, because lists have too many links to prefetch. */
export function TextLink({ className = '', ...props }: LinkProps) {
  return <Link className={`link ${className}`.trim()} discover="none" {...props} />;
}

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  look?: keyof typeof LOOKS;
  isSmall?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'normal', isSmall = false, ...props }: ButtonLinkProps) {
  const className = `btn${isSmall ? ' btn--small' : ''}${LOOKS[look]}`;
  return <Link className={className} discover="none" {...props} />;
}

/** The button of a list that adds to it: 'Add supplier'. */
export function AddLink({ children, ...props }: Omit<LinkProps, 'className'>) {
  return (
    <ButtonLink look="primary" {...props}>
      <Icon name="plus" />
      {children}
    </ButtonLink>
  );
}
