import { z } from 'zod';

import { lineUpTo } from '../../base/shared/form-fields';

/** Alternative text; defaults to the product's name. */
export const PictureTextSchema = z.object({ alt: lineUpTo(200) });
