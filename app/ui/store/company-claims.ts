export const COPYRIGHT = '1999-2025';
