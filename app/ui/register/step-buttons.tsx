import { useSubmit } from '@remix-run/react';
import { useIsSubmitting } from 'remix-validated-form';

import { Icon } from '../icon/icon';
import { Trans } from '~/i18n/trans';

interface StepButtonsProps {
  hasPrevious: boolean;
  /** 'Next Step' or 'Create Account', and its label while submitting. */
  name: string;
  busyName: string;
}

/**
 * The button that goes on comes first: it is the one that Enter presses. Previous is a submit as well, so that
 * what was typed is kept; it is sent as it stands, valid or not.
 */
export function StepButtons({ hasPrevious, name, busyName }: StepButtonsProps) {
  const submit = useSubmit();
  const isSubmitting = useIsSubmitting();
  return (
    <div className="registration__buttons">
      <button type="submit" name="intent" value="next" className="btn btn--primary" disabled={isSubmitting}>
        {isSubmitting ? busyName : name}
      </button>{' '}
      {hasPrevious && (
        <button
          type="submit"
          name="intent"
          value="previous"
          className="btn"
          onClick={(event) => {
            event.preventDefault();
            submit(event.currentTarget);
          }}
        >
          <Icon name="arrow-left" />
          <Trans>Previous</Trans>
        </button>
      )}
    </div>
  );
}
