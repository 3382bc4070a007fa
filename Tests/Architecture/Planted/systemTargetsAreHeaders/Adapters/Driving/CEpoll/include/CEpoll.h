int surprise(void);
