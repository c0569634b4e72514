import { z } from 'zod';

import { lineUpTo } from '../../base/shared/form-fields';

/** What a picture shows, for those who cannot see it. Left empty, the product's name stands there. */
export const PictureTextSchema = z.object({ alt: lineUpTo(200) });
