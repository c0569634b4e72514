import { emailAddress, requiredLine, lineUpTo } from '../../base/shared/form-fields';

/** Contact fields shared by the request forms. */
export const requesterFields = {
  firstName: requiredLine(1, 'Enter your first name', 100),
  lastName: requiredLine(1, 'Enter your last name', 100),
  email: emailAddress,
  phone: lineUpTo(40),
  company: lineUpTo(200),
};
